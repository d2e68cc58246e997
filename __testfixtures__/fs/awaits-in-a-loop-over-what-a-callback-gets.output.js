const express = require('express');
const fs = require('fs');
const path = require('path');
const { list } = require('./list');
const { filterInOrder } = require('./unblock-helpers');

const app = express();

// It is an array for sure.
app.get('/files', (req, res) => {
  fs.readdir('data', async (error, names) => {
    if (error) return res.sendStatus(500);
    res.json(await filterInOrder(names, async (name) => (await fs.promises.lstat(path.join('data', name))).isFile()));
  });
});

app.get('/others', (req, res) => {
  list('data', (error, names) => {
    res.json(names.filter((name) => fs.lstatSync(path.join('data', name)).isFile())); // stays: needs-review
  });
});

app.listen(3000);
