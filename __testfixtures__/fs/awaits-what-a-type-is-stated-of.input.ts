import * as fs from 'fs';
import express from 'express';

const app = express();

function names(): string[] {
  return fs.readdirSync('data') satisfies string[];
}

const text = (name: string) => fs.readFileSync(name, 'utf8') as string;

const first = (name: string) => (fs.readFileSync(name, 'utf8'))!;

function page(name: string) {
  return text(name) as `<${string}>`;
}

app.get('/', (req, res) => {
  res.json([names(), text('a'), first('b'), page('c')]);
});

app.listen(3000);
