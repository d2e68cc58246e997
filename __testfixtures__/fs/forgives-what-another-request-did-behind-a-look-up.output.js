const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathExists, mkdirIfMissing, unlinkIfThere, rmIfThere, exclusiveFiles } = require('./unblock-helpers');

const app = express();

app.post('/albums/:album', async (req, res) => {
  const dir = path.join('albums', req.params.album);
  if (!(await pathExists(dir))) {
    console.log('making %s', dir);
    await mkdirIfMissing(dir);
  }
  const draft = path.join(dir, 'draft.json');
  if (await pathExists(draft)) await unlinkIfThere(draft);
  const cache = path.join(dir, 'cache');
  if (req.query.clean && await pathExists(cache)) {
    await rmIfThere(cache, { recursive: true });
  }
  res.end();
});

// Who comes second is told so: a lock keeps it that way.
app.delete('/albums/:album/cover', async (req, res) => {
  const cover = `covers/${req.params.album}.png`;
  return await exclusiveFiles('covers/*.png', [cover], async () => {
    if (!(await pathExists(cover))) return res.status(404).end();
    await fs.promises.unlink(cover);
    res.end();
  });
});

app.listen(3000);
