import fs from 'node:fs';
import express from 'express';
import { exclusive } from './unblock-helpers';

const app = express();

type Reader<Result> = (name: string) => Result;
type TextReader = Reader<Promise<string>>;
type Task<Result = void> = () => Result;

const read: TextReader = async (name) => fs.promises.readFile(name, 'utf8');
const length: Reader<number> = (name) => name.length;
const clean: Task = async () => exclusive('x', async () => fs.promises.rm('x', { force: true }));
const count: Task<Promise<number>> = async () => (await fs.promises.readdir('.')).length;

app.get('/', async (req, res) => {
  await clean();
  res.json([(await read('a')).trim(), length('b'), (await count()).toFixed()]);
});
