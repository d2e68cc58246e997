const fs = require('fs');
const express = require('express');
const Koa = require('koa');
const { asyncExecutor } = require('./unblock-helpers');

const app = express();

app.get('/notes/:name', (req, res, next) => {
  new Promise(asyncExecutor(async (resolve) => {
    resolve(await fs.promises.readFile(`notes/${req.params.name}.txt`, 'utf8'));
  }))
    .then((text) => res.send(text))
    .catch(next);
});

// The answer would be sent before the note is read.
app.get('/lengths/:name', (req, res, next) => {
  let length = 0;
  new Promise((resolve) => {
    length = fs.readFileSync(`notes/${req.params.name}.txt`, 'utf8').length; // stays: unknown-callback
    resolve();
  }).catch(next);
  res.json(length);
});

// Nothing handles an error.
app.get('/drafts/:name', (req, res) => {
  new Promise((resolve) => {
    resolve(fs.readFileSync(`drafts/${req.params.name}.txt`, 'utf8')); // stays: unknown-callback
  }).then((text) => res.send(text));
});

app.listen(3000);

// Koa answers when the middleware is done.
const other = new Koa();
other.use((ctx) => {
  new Promise((resolve) => {
    resolve(fs.readFileSync('page.html', 'utf8')); // stays: unknown-callback
  })
    .then((text) => {
      ctx.body = text;
    })
    .catch(console.error);
});
other.listen(3001);
