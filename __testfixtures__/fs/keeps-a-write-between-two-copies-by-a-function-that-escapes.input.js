const fs = require('fs');
const path = require('path');
const express = require('express');

const app = express();
const storage = process.env.STORAGE;

function Documents(req) {
  this.req = req;
}
Documents.prototype.copy = function (from, to) {
  const text = fs.readFileSync(from); // stays: escapes
  fs.writeFileSync(to, text); // stays: escapes
};

app.put('/restore', async (req, res) => {
  const { name, version, key, url } = req.query;
  req.session = new Documents(req);
  const current = path.join(storage, name);
  const history = path.join(storage, `${name}-history`);
  if (url) await fetch(url);
  req.session.copy(current, path.join(history, 'next', 'old.txt'));
  fs.writeFileSync(path.join(history, 'next', 'key.txt'), key); // stays: needs-review
  req.session.copy(path.join(history, version, 'old.txt'), current);
  res.end();
});

app.listen(3000);
