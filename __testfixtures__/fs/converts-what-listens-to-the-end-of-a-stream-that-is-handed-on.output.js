const express = require('express');
const fs = require('fs');
const { PassThrough } = require('stream');

const app = express();

function joined(streams) {
  const all = new PassThrough();
  const next = (stream) => {
    if (!stream) return all.end();
    stream.once('end', () => next(streams.shift()));
    stream.pipe(all, { end: false });
  };
  next(streams.shift());
  return all;
}

app.get('/parts/:id', (req, res) => {
  const parts = [1, 2].map((number) => {
    const path = `parts/${req.params.id}_${number}`;
    const stream = fs.createReadStream(path);
    stream.on('close', async () => fs.promises.unlink(path));
    return stream;
  });
  joined(parts).pipe(res);
});

app.listen(3000);
