import fs from 'node:fs';
import express from 'express';

const app = express();

type Result<F> = F extends (...given: never[]) => infer R ? R : never;

const load = (name: string) => fs.readFileSync(name, 'utf8');

const loadAsync = async (name: string) => fs.promises.readFile(name, 'utf8');

type Text = Result<typeof load>;

function run<F extends () => string>(read: F): ReturnType<F> {
  return read() as ReturnType<F>;
}

function readTitle() {
  return fs.readFileSync('title', 'utf8');
}

async function readTitleAsync() {
  return fs.promises.readFile('title', 'utf8');
}

export const title = run(readTitle);

app.get('/', async (req, res) => {
  const text: Text = await loadAsync('page');
  res.send(text.trim());
});

app.get('/title', async (req, res) => {
  res.send((await readTitleAsync()).trim());
});
