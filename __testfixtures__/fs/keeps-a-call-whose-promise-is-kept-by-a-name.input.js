const fs = require('fs');
const express = require('express');

const app = express();

function list(folder, cache) {
  if (cache.has(folder)) return cache.get(folder);
  return fs.readdirSync(folder); // stays: needs-review
}

app.get('/notes', async (req, res) => {
  const notes = list('notes', req.app.locals.cache);
  const folders = list('folders', req.app.locals.cache);
  res.json(await Promise.all([notes, folders]));
});

app.listen(3000);
