import fs from 'fs';
import express from 'express';

const app = express();

const title = (function () {
  return fs.readFileSync('title.txt', 'utf8');
}());

app.get('/', (req, res) => {
  const text = (function () {
    return fs.readFileSync('text.txt', 'utf8');
  }());
  res.send(title + text);
});

app.listen(3000);
