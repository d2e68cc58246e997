const express = require('express');
const crypto = require('crypto');
const fs = require('fs');

const app = express();

app.post('/signed', (req, res) => {
  crypto.verify('sha256', req.body, 'key', req.query.signature, async (error, isValid) => {
    res.send(isValid ? await fs.promises.readFile('welcome.txt', 'utf8') : String(error));
  });
});
