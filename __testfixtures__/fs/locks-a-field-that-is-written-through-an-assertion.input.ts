import express from 'express';
import fs from 'fs';

const app = express();
const session: { user?: string } | undefined = {};

app.get('/', (req, res) => {
  (session as { user?: string }).user = String(req.query.user);
  const text = fs.readFileSync('a.txt', 'utf8');
  res.send(`${session!.user}: ${text}`);
});

app.listen(3000);
