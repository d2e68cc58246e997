import fs from 'node:fs';
import express from 'express';

const app = express();

type Reader<Result> = (name: string) => Result;
type TextReader = Reader<string>;
type Task<Result = void> = () => Result;

const read: TextReader = (name) => fs.readFileSync(name, 'utf8');
const length: Reader<number> = (name) => name.length;
const clean: Task = () => fs.rmSync('x', { force: true });
const count: Task<number> = () => fs.readdirSync('.').length;

app.get('/', (req, res) => {
  clean();
  res.json([read('a').trim(), length('b'), count().toFixed()]);
});
