// One that is rejected while the callback waits would end the process.
const express = require('express');
const fs = require('fs');
const { awaitedLater } = require('./unblock-helpers');

const app = express();

app.get('/sizes', (req, res, next) => {
  const sizes = [];
  fs.promises
    .readdir('notes')
    .then(async (names) => {
      for (const name of names) {
        const stats = await fs.promises.lstat(`notes/${name}`);
        if (stats.isDirectory()) sizes.push(awaitedLater(fs.promises.readdir(`notes/${name}/more`).then((list) => list.length)));
        else sizes.push(1);
      }
      return Promise.all(sizes);
    })
    .then((all) => res.json(all))
    .catch(next);
});

app.get('/titles', async (req, res) => {
  const jobs = {};
  const load = async (name) => (name === 'none' ? Promise.reject(new Error(name)) : name);
  for (const name of req.query.names) {
    jobs[name] = awaitedLater(load(name));
    await fs.promises.readFile('title.txt', 'utf8');
  }
  res.json(await Promise.all(Object.values(jobs)));
});

app.listen(3000);
