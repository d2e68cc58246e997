const express = require('express');
const fs = require('fs');
const os = require('os');

const app = express();

app.post('/copy', async (req, res) => {
  if (req.query.first) {
    const stream = fs.createReadStream(req.query.first);
    stream.on('data', (chunk) => res.write(chunk));
    await new Promise((resolve) => stream.on('end', resolve));
  }
  const folder = await fs.promises.mkdtemp(os.tmpdir());
  const stream = fs.createReadStream(req.query.second);
  const target = fs.createWriteStream(`${folder}/second`);
  stream.on('error', () => res.end());
  stream.on('data', (chunk) => target.write(chunk));
  stream.on('end', () => res.end(folder));
});

app.listen(3000);
