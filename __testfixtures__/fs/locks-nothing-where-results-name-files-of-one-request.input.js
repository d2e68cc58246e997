const fs = require('fs');
const path = require('path');
const { randomUUID } = require('crypto');
const express = require('express');
const app = express();

function newFile(folder) {
  const id = randomUUID();
  return { id, file: path.join(folder, id) };
}

app.post('/uploads', (req, res) => {
  const { id, file } = newFile('data/uploads');
  fs.writeFileSync(file, req.body.text);
  res.json(id);
});

app.get('/notes', (req, res) => {
  const { file } = { file: 'notes.txt' };
  res.send(fs.readFileSync(file, 'utf8'));
});

app.listen(3000);
