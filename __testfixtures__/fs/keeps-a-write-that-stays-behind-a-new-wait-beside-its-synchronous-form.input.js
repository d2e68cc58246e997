const express = require('express');
const fs = require('fs');
const bus = require('some-bus');
const app = express();
const rows = [];

function save(list) {
  const copy = list.slice(0, 2000);
  fs.mkdirSync('data/logs', { recursive: true }); // stays: needs-review
  fs.writeFileSync('data/logs/rows.json', JSON.stringify(copy), 'utf8'); // stays: needs-review
}

function push(row) {
  rows.unshift(row);
  save(rows);
}

app.post('/rows/:name', (req, res) => {
  push(req.params.name);
  res.json({ ok: true });
});
bus.configure({
  log: (line) => {
    push(line);
    return true;
  },
});
app.listen(3000);
