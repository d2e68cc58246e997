const fs = require('fs');
const path = require('path');
const { randomUUID } = require('crypto');
const express = require('express');
const { writeFileAtomic } = require('./unblock-helpers');
const app = express();

function newFile(folder) {
  const id = randomUUID();
  return { id, file: path.join(folder, id) };
}

app.post('/uploads', async (req, res) => {
  const { id, file } = newFile('data/uploads');
  await writeFileAtomic(file, req.body.text);
  res.json(id);
});

app.get('/notes', async (req, res) => {
  const { file } = { file: 'notes.txt' };
  res.send(await fs.promises.readFile(file, 'utf8'));
});

app.listen(3000);
