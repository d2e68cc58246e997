const fs = require('fs');
const path = require('path');
const express = require('express');
const app = express();

// Each run has its own total, which its own callback changes.
function size(dir) {
  let total = 0;
  fs.readdirSync(dir).forEach((name) => {
    const file = path.join(dir, name);
    const stats = fs.lstatSync(file);
    if (stats.isDirectory()) total += size(file);
    else total += stats.size;
  });
  return total;
}

app.get('/size', (req, res) => {
  res.json(size('files'));
});

app.listen(3000);
