const crypto = require('crypto');
const express = require('express');
const fs = require('fs');

const app = express();
const { privateKey } = crypto.generateKeyPairSync('x25519');
// The callback of this one came with Node 23.11.
app.post('/secret', (req, res) => {
  const publicKey = crypto.createPublicKey(req.headers['x-key']);
  res.send(crypto.diffieHellman({ privateKey, publicKey })); // stays: not-in-node-version
});
// Where there is `statfsSync`, there is `statfs`.
app.get('/free', (req, res) => res.json(fs.statfsSync('/').bfree));
app.get('/names', (req, res) => res.json(fs.readdirSync('/')));
app.listen(3000);
