const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
const settled = () => new Promise((resolve) => setImmediate(resolve));

// The copy stays as it is, and would be made in the middle of a removal.
app.get('/backup', async (req, res) => {
  await settled();
  const list = fs.createWriteStream('list.txt');
  fs.cpSync('data', 'copy', { recursive: true }); // stays: late-listener
  list.end('data');
  list.on('close', () => {
    fs.rmSync('copy', { recursive: true, force: true }); // stays: needs-review
    res.end();
  });
});

// Nobody fills this one.
app.delete('/old', async (req, res) => {
  return exclusive('old', async () => {
    await fs.promises.rm('old', { recursive: true, force: true });
    res.end();
  });
});

app.listen(3000);
