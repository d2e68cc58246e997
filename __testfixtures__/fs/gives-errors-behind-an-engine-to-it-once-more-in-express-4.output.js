// with express@^4.18.0
const express = require('express');
const fs = require('fs');
const { errorsToCallback } = require('./unblock-helpers');

const app = express();
// What is thrown when the text is sent, Express 4 gives to the same callback.
app.engine('tpl', errorsToCallback(async (path, options, callback) => {
  callback(null, await fs.promises.readFile(path, 'utf8'));
}));

app.get('/', (req, res) => {
  res.render('index', { name: req.query.name });
});
app.get('/later', (req, res, next) => {
  res.render('later', (error, html) => {
    if (error) return next(error);
    res.send(html.trim());
  });
});
