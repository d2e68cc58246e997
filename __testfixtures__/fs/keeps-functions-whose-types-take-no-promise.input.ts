import * as fs from 'fs';
import express from 'express';

const app = express();

// What it extends gives no promise.
class Pages extends Map<string, string> {
  override get(name: string): string | undefined {
    return super.get(name) ?? fs.readFileSync(name, 'utf8'); // stays: typed-contract
  }
}

const pages = new Pages();

app.get('/pages/:name', (req, res) => {
  res.json(pages.get(req.params.name)?.trim() ?? null);
});

// Behind a call of it, the type of the name is known.
function fail(message: string): never {
  fs.appendFileSync('log.txt', message); // stays: typed-contract
  throw new Error(message);
}

app.get('/names', (req, res) => {
  const { name } = req.query;
  if (typeof name !== 'string') fail('no name');
  res.json(name.length);
});

app.listen(3000);
