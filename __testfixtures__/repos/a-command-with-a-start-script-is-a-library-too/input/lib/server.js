const express = require('express');
const fs = require('fs');

exports.readPage = (folder, name) => fs.readFileSync(`${folder}/${name}.html`, 'utf8');

exports.createServer = (folder) => {
  const app = express();
  app.get('/:name', (req, res) => res.send(exports.readPage(folder, req.params.name)));
  return app;
};
