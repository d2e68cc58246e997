import * as fs from 'fs';
import express from 'express';

const app = express();

async function names(): Promise<string[]> {
  return await fs.promises.readdir('data') satisfies string[];
}

const text = async (name: string) => await fs.promises.readFile(name, 'utf8') as string;

const first = async (name: string) => (await fs.promises.readFile(name, 'utf8'))!;

async function page(name: string) {
  return await text(name) as `<${string}>`;
}

app.get('/', async (req, res) => {
  res.json([await names(), await text('a'), await first('b'), await page('c')]);
});

app.listen(3000);
