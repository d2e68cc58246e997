const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive, shared } = require('./unblock-helpers');

const app = express();

app.post('/release/:id', async (req, res) => {
  return exclusive('notes.txt + version.txt', async () => {
    await writeFileAtomic('version.txt', req.params.id);
    await writeFileAtomic('notes.txt', `notes of ${req.params.id}`);
    res.end();
  });
});

app.post('/show', async (req, res) => {
  return shared('notes.txt + version.txt', async () => {
    try {
      res.json([await fs.promises.readFile('version.txt', 'utf8'), await fs.promises.readFile('notes.txt', 'utf8')]);
    } catch (error) {
      res.json(error.code);
    }
  });
});

app.listen(3000);
