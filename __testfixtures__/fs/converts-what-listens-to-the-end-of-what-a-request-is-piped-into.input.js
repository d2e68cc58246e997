const express = require('express');
const Busboy = require('busboy');
const fs = require('fs');

const app = express();

app.post('/upload', (req, res) => {
  const busboy = Busboy({ headers: req.headers });
  const fields = {};
  busboy.on('field', (name, value) => {
    fields[name] = value;
  });
  busboy.on('finish', () => {
    const thanks = fs.readFileSync('thanks.txt', 'utf8');
    res.json({ ...fields, thanks });
  });
  req.pipe(busboy);
});

app.listen(3000);
