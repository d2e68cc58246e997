const express = require('express');
const fs = require('fs');

const app = express();
let session;

function open() {
  if (!session) session = { since: 1 };
  return session;
}

app.get('/notes/:name', (req, res) => {
  if (!session) res.set('x-first', '1');
  res.write(fs.readFileSync(`notes/${Number(req.params.name)}`, 'utf8'));
  res.end(JSON.stringify(open()));
});

app.listen(3000);
