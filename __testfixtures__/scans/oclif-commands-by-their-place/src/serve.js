const express = require('express');
const store = require('./store');

exports.serve = (port) => {
  const app = express();
  app.get('/data', (req, res) => res.send(store.load()));
  app.listen(port);
};
