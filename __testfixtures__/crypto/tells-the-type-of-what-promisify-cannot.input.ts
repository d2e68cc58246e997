import crypto from 'crypto';
import express from 'express';
import type { Request, Response } from 'express';

function hash(password: string): string {
  return crypto.scryptSync(password, 'salt', 32, { N: 1024 }).toString('hex');
}

function prime(): bigint {
  return crypto.generatePrimeSync(64, { bigint: true });
}

const app = express();
app.post('/login', (req: Request, res: Response) => {
  const digest: Buffer = crypto.pbkdf2Sync(req.body.name, 'salt', 1000, 32, 'sha256');
  res.json({ hash: hash(req.body.password), digest: digest.toString('hex') });
});
app.get('/prime', (req: Request, res: Response) => {
  const found = prime();
  res.json({ found: String(found), sure: crypto.checkPrimeSync(found, { checks: 10 }) === true });
});
app.listen(3000);
