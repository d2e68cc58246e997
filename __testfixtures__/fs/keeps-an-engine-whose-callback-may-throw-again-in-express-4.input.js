// with express@^4.18.0
const express = require('express');
const fs = require('fs');

const app = express();
app.engine('tpl', (path, options, callback) => {
  callback(null, fs.readFileSync(path, 'utf8')); // stays: callback-may-throw
});
app.get('/', (req, res) => {
  res.render('index', (error, html) => res.send(html.trim()));
});
