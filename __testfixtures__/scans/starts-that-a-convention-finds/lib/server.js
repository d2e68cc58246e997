const fs = require('fs');
const express = require('express');

exports.start = (port) => {
  const app = express();
  app.get('/data', (req, res) => res.send(fs.readFileSync('data.json'))); // found: request GET /data
  app.listen(port);
};
