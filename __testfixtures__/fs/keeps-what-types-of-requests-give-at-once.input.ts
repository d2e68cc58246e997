import express, { type RequestHandler } from 'express';
import fs from 'node:fs';

declare module 'express-serve-static-core' {
  interface Request {
    page?: { title: string; load(): string };
  }
}

const app = express();

const withPage: RequestHandler = (req, res, next) => {
  req.page = { title: 'page', load: () => fs.readFileSync('page', 'utf8') }; // stays: typed-contract
  next();
};

app.get('/', withPage, (req, res) => {
  res.send(req.page?.load().trim());
});
