const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

app.post('/albums/:album', (req, res) => {
  const dir = path.join('albums', req.params.album);
  if (!fs.existsSync(dir)) {
    console.log('making %s', dir);
    fs.mkdirSync(dir);
  }
  const draft = path.join(dir, 'draft.json');
  if (fs.existsSync(draft)) fs.unlinkSync(draft);
  const cache = path.join(dir, 'cache');
  if (req.query.clean && fs.existsSync(cache)) {
    fs.rmSync(cache, { recursive: true });
  }
  res.end();
});

// Who comes second is told so: a lock keeps it that way.
app.delete('/albums/:album/cover', (req, res) => {
  const cover = `covers/${req.params.album}.png`;
  if (!fs.existsSync(cover)) return res.status(404).end();
  fs.unlinkSync(cover);
  res.end();
});

app.listen(3000);
