import fs from 'node:fs';
import express from 'express';

const app = express();

async function title(name: string): Promise<string | undefined> {
  return (await fs.promises.readFile(name, 'utf8')).split('\n')[0];
}

async function first(): Promise<string> {
  return (await title('first'))!;
}

app.get('/', async (req, res) => {
  const text = req.query.name ? (await title('page'))! : await first();
  res.json([text.trim(), (await title('last'))!.trim()]);
});
