const Promise = require('bluebird');
const express = require('express');
const fs = require('fs');
const { cachedExists, asyncExecutor } = require('./unblock-helpers');
const app = express();

function known(name) {
  return new Promise(asyncExecutor(async function (resolve, reject) {
    if (!(await cachedExists(name))) return reject(new Error('unknown'));
    resolve(await fs.promises.readFile(name, 'utf8'));
  }));
}

// Who cancels the promise has to be told at once.
function cancellable(name) {
  return new Promise((resolve, reject, onCancel) => {
    onCancel(() => console.log('cancelled'));
    resolve(fs.readFileSync(name, 'utf8')); // stays: unknown-callback
  });
}

app.get('/notes', (req, res, next) => {
  known(req.query.name)
    .then((text) => res.send(text))
    .catch(next);
});
app.get('/pages', (req, res, next) => {
  cancellable(req.query.name)
    .then((text) => res.send(text))
    .catch(next);
});
app.listen(3000);
