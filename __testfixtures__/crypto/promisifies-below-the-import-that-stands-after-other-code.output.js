const express = require('express');
const { promisify } = require('util');
const { gzip } = require('zlib');
const { zlibInput } = require('./unblock-helpers');

const app = express();

const { randomBytes, pbkdf2 } = require('crypto');
const pbkdf2Async = promisify(pbkdf2);
const gzipAsync = promisify(gzip);
const { constants, ...zlib } = require('zlib');

app.get('/hash', async (req, res) => {
  const salt = randomBytes(16); // stays: cheap
  res.send((await pbkdf2Async(req.query.password, salt, 100000, 64, 'sha512')).toString('hex'));
});

app.get('/zip', async (req, res) => {
  res.send(await gzipAsync(zlibInput(req.query.text), { level: constants.Z_BEST_SPEED }));
});

app.listen(3000);
