const express = require('express');
const fs = require('fs');

const app = express();

app.get('/download', (req, res, next) => {
  const type = fs.readFileSync('type.txt', 'utf8');
  const stream = fs.createReadStream('file.bin');
  stream.on('error', next);
  res.type(type);
  stream.pipe(res);
});

app.post('/upload', (req, res) => {
  const limit = Number(fs.readFileSync('limit.txt', 'utf8'));
  let size = 0;
  req.on('data', (chunk) => (size += chunk.length));
  req.on('end', () => res.send(size > limit ? 'too large' : 'fine'));
});
