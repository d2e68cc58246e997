import fs from 'node:fs';
import express from 'express';

const app = express();

function title(name: string): string | undefined {
  return fs.readFileSync(name, 'utf8').split('\n')[0];
}

function first(): string {
  return title('first')!;
}

app.get('/', (req, res) => {
  const text = req.query.name ? title('page')! : first();
  res.json([text.trim(), title('last')!.trim()]);
});
