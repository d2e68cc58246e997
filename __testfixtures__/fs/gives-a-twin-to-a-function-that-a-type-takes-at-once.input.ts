import fs from 'node:fs';
import express from 'express';

const app = express();

type Result<F> = F extends (...given: never[]) => infer R ? R : never;

const load = (name: string) => fs.readFileSync(name, 'utf8');

type Text = Result<typeof load>;

function run<F extends () => string>(read: F): ReturnType<F> {
  return read() as ReturnType<F>;
}

function readTitle() {
  return fs.readFileSync('title', 'utf8');
}

export const title = run(readTitle);

app.get('/', (req, res) => {
  const text: Text = load('page');
  res.send(text.trim());
});

app.get('/title', (req, res) => {
  res.send(readTitle().trim());
});
