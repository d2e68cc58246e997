const express = require('express');

const app = express();

const { pbkdf2Sync, randomBytes } = require('crypto');
const { constants, ...zlib } = require('zlib');

app.get('/hash', (req, res) => {
  const salt = randomBytes(16); // stays: cheap
  res.send(pbkdf2Sync(req.query.password, salt, 100000, 64, 'sha512').toString('hex'));
});

app.get('/zip', (req, res) => {
  res.send(zlib.gzipSync(req.query.text, { level: constants.Z_BEST_SPEED }));
});

app.listen(3000);
