import fs from 'fs';
import express from 'express';

const app = express();

app.get('/news', (req, res) => res.send(fs.readFileSync('news.txt', 'utf8'))); // found: request GET /news

export function start() {
  const port = Number(fs.readFileSync('port.txt', 'utf8')); // found: startup
  app.listen(port);
}
