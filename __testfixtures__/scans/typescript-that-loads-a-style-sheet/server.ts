import './style.css';
import express from 'express';
import { readFileSync } from 'node:fs';

const app = express();

function page(): string {
  return readFileSync('page.html', 'utf8'); // found: request GET /
}

app.get('/', (req, res) => {
  res.send(page());
});
app.listen(3000);
