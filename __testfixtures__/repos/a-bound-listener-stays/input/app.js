const express = require('express');
const fs = require('fs');
const { Parser } = require('mail-parser');

const sizes = [];

function save(id) {
  sizes.push(fs.statSync(id).size); // stays: unknown-callback
}

const app = express();
app.get('/reload', (req, res) => {
  const parser = new Parser();
  parser.on('end', save.bind(null, req.query.id));
  parser.on('end', () => res.json(sizes));
  parser.end(req.query.data);
});
app.listen(3000);
