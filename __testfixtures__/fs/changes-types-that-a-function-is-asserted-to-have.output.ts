import express from 'express';
import { readFile } from 'fs/promises';

type Load = (path: string) => Promise<string>;

const app = express();

async function page(path: string) {
  return readFile(path, 'utf8');
}

async function part(path: string) {
  return readFile(path, 'utf8');
}

const named = page as Load;
const written = part as (path: string) => Promise<string>;

app.get('/page', async (_req, res) => {
  res.send(await named('page.html'));
});

app.get('/part', async (_req, res) => {
  res.send(await written('part.html') + await (part as (path: string) => Promise<string>)('more.html'));
});

app.listen(3000);
