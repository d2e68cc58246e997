const express = require('express');
const fs = require('fs');
const { failTo } = require('./unblock-helpers');

const app = express();

app.get('/folders/:name', (req, res, next) => {
  fs.exists(`folders/${req.params.name}`, failTo(next, async (isThere) => {
    if (!isThere) return res.sendStatus(404);
    res.json(await fs.promises.readdir(`folders/${req.params.name}`));
  }));
});
