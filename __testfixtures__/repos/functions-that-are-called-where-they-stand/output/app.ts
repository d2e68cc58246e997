import fs from 'fs';
import express from 'express';
import { asyncHandler } from './unblock-helpers';

const app = express();

const title = (function () {
  return fs.readFileSync('title.txt', 'utf8');
}());

app.get('/', asyncHandler(async (req, res) => {
  const text = (await async function () {
    return fs.promises.readFile('text.txt', 'utf8');
  }());
  res.send(title + text);
}));

app.listen(3000);
