const fs = require('fs');
const express = require('express');
const { Mutex } = require('async-mutex');
const retry = require('async-retry');
const pLimit = require('p-limit');
const { default: PQueue } = require('p-queue');

const app = express();
const limit = pLimit(4);
const queue = new PQueue({ concurrency: 1 });
const mutex = new Mutex();
const read = (name) => fs.readFileSync(`notes/${name}`, 'utf8');

limit(() => fs.mkdirSync('notes', { recursive: true }));
app.get('/all', async (req, res) => {
  const texts = await Promise.all(req.query.names.map((name) => limit(() => read(name))));
  res.end(texts.join());
});
app.get('/one', async (req, res) => {
  res.end(await retry(() => fs.readFileSync(req.query.name, 'utf8')));
});
app.post('/log', async (req, res) => {
  await queue.add(() => fs.appendFileSync('log', req.query.text));
  await mutex.runExclusive(() => {
    fs.appendFileSync('other', req.query.text);
  });
  res.end();
});
app.get('/other', (req, res) => {
  const other = require('some-limit')(4);
  res.end(other(() => fs.readFileSync('other', 'utf8'))); // stays: unknown-callback
});
app.listen(3000);
