import crypto from 'crypto';
import express from 'express';
import type { Request, Response } from 'express';
import { promisify } from 'util';
const generatePrimeAsync = promisify(crypto.generatePrime) as { (size: number, options: { bigint: true; [option: string]: unknown }): Promise<bigint>; (size: number, options?: object): Promise<ArrayBuffer> };
const checkPrimeAsync = promisify(crypto.checkPrime) as (candidate: bigint | ArrayBuffer | NodeJS.ArrayBufferView, options?: object) => Promise<boolean>;
const scryptAsync = promisify(crypto.scrypt) as (password: string | NodeJS.ArrayBufferView, salt: string | NodeJS.ArrayBufferView, keylen: number, options?: object) => Promise<Buffer>;
const pbkdf2Async = promisify(crypto.pbkdf2);

async function hash(password: string): Promise<string> {
  return (await scryptAsync(password, 'salt', 32, { N: 1024 })).toString('hex');
}

async function prime(): Promise<bigint> {
  return generatePrimeAsync(64, { bigint: true });
}

const app = express();
app.post('/login', async (req: Request, res: Response) => {
  const digest: Buffer = await pbkdf2Async(req.body.name, 'salt', 1000, 32, 'sha256');
  res.json({ hash: await hash(req.body.password), digest: digest.toString('hex') });
});
app.get('/prime', async (req: Request, res: Response) => {
  const found = await prime();
  res.json({ found: String(found), sure: await checkPrimeAsync(found, { checks: 10 }) === true });
});
app.listen(3000);
