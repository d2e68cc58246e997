const express = require('express');
const { cachedStat, exclusive } = require('./unblock-helpers');

const app = express();
const scratch = Buffer.alloc(64);

app.get('/echo/:text', async (req, res) => {
  return exclusive('scratch', async () => {
    const length = scratch.write(req.params.text);
    await cachedStat('a.txt');
    res.send(scratch.toString('utf8', 0, length));
  });
});
