const fs = require('fs');
const express = require('express');

const app = express();

app.post('/notes', async (req, res) => {
  const file = `notes/${req.body.name}`;
  if (await fs.existsSync(file)) await fs.unlinkSync(file);
  const folder = `folders/${req.body.folder}`;
  if (await !fs.existsSync(folder)) {
    await fs.mkdirSync(folder);
  }
  res.json(await fs.readdirSync(folder));
});

function list(folder) {
  return fs.readdirSync(folder);
}

app.get('/notes', async (req, res) => {
  const notes = list('notes');
  const folders = list('folders');
  res.json(await Promise.all([notes, folders]));
});

app.listen(3000);
