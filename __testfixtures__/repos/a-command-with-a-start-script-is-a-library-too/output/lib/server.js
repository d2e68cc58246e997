const express = require('express');
const fs = require('fs');

exports.readPage = (folder, name) => fs.readFileSync(`${folder}/${name}.html`, 'utf8');

exports.readPageAsync = async (folder, name) => fs.promises.readFile(`${folder}/${name}.html`, 'utf8');

exports.createServer = (folder) => {
  const app = express();
  app.get('/:name', async (req, res) => res.send(await exports.readPageAsync(folder, req.params.name)));
  return app;
};
