import express from 'express';
import { readFileSync } from 'fs';

type Load = (path: string) => string;

const app = express();

function page(path: string) {
  return readFileSync(path, 'utf8');
}

function part(path: string) {
  return readFileSync(path, 'utf8');
}

const named = page as Load;
const written = part as (path: string) => string;

app.get('/page', (_req, res) => {
  res.send(named('page.html'));
});

app.get('/part', (_req, res) => {
  res.send(written('part.html') + (part as (path: string) => string)('more.html'));
});

app.listen(3000);
