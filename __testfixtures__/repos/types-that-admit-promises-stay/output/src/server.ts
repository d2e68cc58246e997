import fs from 'node:fs';
import express from 'express';
import { FileCheck, NoCheck, sources, titles, type Check } from './sources';
import { timed, wrap } from './wrap';

const checks: Check[] = [new FileCheck(), new NoCheck()];
const app = express();

app.get(
  '/about',
  wrap(async (req, res) => {
    res.send(await fs.promises.readFile('about.html', 'utf8'));
  }),
);
app.get(
  '/health',
  wrap((req, res) => {
    res.send('ok');
  }),
);
app.get(
  '/news',
  timed(async (req, res) => res.send(await fs.promises.readFile('news.html', 'utf8'))),
);
app.get(
  '/version',
  timed((req, res) => res.send('1.0')),
);
app.get('/sources/:kind/:name', async (req, res) => {
  for (const check of checks) if (!(await check.allows(req.params.name))) return void res.status(403).end();
  res.send(await sources[req.params.kind](req.params.name));
});
app.get('/titles/:name', async (req, res) => {
  res.json({ title: await titles[0](req.params.name) });
});

app.listen(3000);
