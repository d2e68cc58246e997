const fs = require('fs');
const path = require('path');
const express = require('express');
const app = express();

// Each run has its own total, which its own callback changes.
async function size(dir) {
  let total = 0;
  for (const name of await fs.promises.readdir(dir)) {
    const file = path.join(dir, name);
    const stats = await fs.promises.lstat(file);
    if (stats.isDirectory()) { const value = await size(file); total += value; }
    else total += stats.size;
  }
  return total;
}

app.get('/size', async (req, res) => {
  res.json(await size('files'));
});

app.listen(3000);
