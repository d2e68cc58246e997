const express = require('express');
const Busboy = require('busboy');
const fs = require('fs');

const app = express();

app.post('/upload', (req, res) => {
  const busboy = Busboy({ headers: req.headers });
  busboy.on('finish', () => {
    res.end(fs.readFileSync('thanks.txt', 'utf8')); // stays: needs-review
  });
  if (req.rawBody) busboy.end(req.rawBody);
  else req.pipe(busboy);
});

app.listen(3000);
