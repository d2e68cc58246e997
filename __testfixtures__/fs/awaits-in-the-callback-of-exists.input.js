const express = require('express');
const fs = require('fs');

const app = express();

app.get('/folders/:name', (req, res, next) => {
  fs.exists(`folders/${req.params.name}`, (isThere) => {
    if (!isThere) return res.sendStatus(404);
    res.json(fs.readdirSync(`folders/${req.params.name}`));
  });
});
