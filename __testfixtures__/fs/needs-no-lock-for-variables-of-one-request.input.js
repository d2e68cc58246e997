const express = require('express');
const fs = require('fs');

const app = express();

app.get('/files', (req, res) => {
  let size = 0;
  const names = [];
  for (const name of fs.readdirSync('files')) {
    size += fs.lstatSync(`files/${name}`).size;
    names.push(name);
  }
  res.json({ names, size });
});

app.listen(3000);
