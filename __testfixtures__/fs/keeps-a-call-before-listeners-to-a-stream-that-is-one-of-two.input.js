const express = require('express');
const fs = require('fs');

const app = express();

app.get('/:name', (req, res) => {
  let stream = fs.createReadStream('default.txt');
  const isKnown = fs.existsSync(req.params.name); // stays: late-listener
  if (isKnown) stream = fs.createReadStream(req.params.name);
  stream.on('error', () => res.end());
  stream.pipe(res);
});

app.listen(3000);
