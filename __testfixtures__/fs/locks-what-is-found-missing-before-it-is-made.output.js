const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
let session;

function open() {
  if (!session) session = { since: 1 };
  return session;
}

app.get('/notes/:name', async (req, res) => {
  return exclusive('session', async () => {
    if (!session) res.set('x-first', '1');
    res.write(await fs.promises.readFile(`notes/${Number(req.params.name)}`, 'utf8'));
    res.end(JSON.stringify(open()));
  });
});

app.listen(3000);
