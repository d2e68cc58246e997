const express = require('express');
const fs = require('fs');
const { asyncCallback } = require('./unblock-helpers');

const app = express();
app.engine('html', asyncCallback(async (path, options, done) => {
  done(null, await fs.promises.readFile(path, 'utf8'));
}));
app.get('/', (req, res) => res.render('index.html'));
app.listen(3000);
