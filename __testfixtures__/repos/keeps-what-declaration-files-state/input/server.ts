import express from 'express';
import { load } from './lib';
import type { Request } from 'express';

const app = express();

app.use((req: Request, res, next) => {
  req.page = { load: () => load('page') };
  next();
});

app.get('/page', (req: Request, res) => {
  res.send(req.page?.load().trim());
});

app.get('/title', (req, res) => {
  const title: string = load('title');
  res.send(title.trim());
});

app.listen(3000);
