const fs = require('fs');
const express = require('express');

const app = express();
let total = 0;

function* sizes(paths) {
  for (const path of paths) {
    const before = total;
    yield fs.readFileSync(path, 'utf8').length; // stays: needs-review
    total = before + 1;
  }
}

app.get('/', (req, res) => {
  let sum = 0;
  for (const size of sizes(req.query.paths)) sum += size;
  res.json({ sum, total });
});

app.listen(3000);
