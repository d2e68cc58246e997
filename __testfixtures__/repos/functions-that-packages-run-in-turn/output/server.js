const fs = require('fs');
const express = require('express');
const { Mutex } = require('async-mutex');
const retry = require('async-retry');
const pLimit = require('p-limit');
const { default: PQueue } = require('p-queue');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const app = express();
const limit = pLimit(4);
const queue = new PQueue({ concurrency: 1 });
const mutex = new Mutex();
const read = async (name) => fs.promises.readFile(`notes/${name}`, 'utf8');

limit(() => fs.mkdirSync('notes', { recursive: true }));
app.get('/all', async (req, res) => {
  const texts = await Promise.all(req.query.names.map((name) => limit(async () => read(name))));
  res.end(texts.join());
});
app.get('/one', async (req, res) => {
  res.end(await retry(async () => fs.promises.readFile(req.query.name, 'utf8')));
});
app.post('/log', async (req, res) => {
  await queue.add(async () => appendFileAsync('log', req.query.text));
  await mutex.runExclusive(async () => {
    await appendFileAsync('other', req.query.text);
  });
  res.end();
});
app.get('/other', (req, res) => {
  const other = require('some-limit')(4);
  res.end(other(() => fs.readFileSync('other', 'utf8'))); // stays: unknown-callback
});
app.listen(3000);
