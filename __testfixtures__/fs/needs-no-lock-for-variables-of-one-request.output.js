const express = require('express');
const fs = require('fs');

const app = express();

app.get('/files', async (req, res) => {
  let size = 0;
  const names = [];
  for (const name of await fs.promises.readdir('files')) {
    size += (await fs.promises.lstat(`files/${name}`)).size;
    names.push(name);
  }
  res.json({ names, size });
});

app.listen(3000);
