// Unless the environment says otherwise, the folders are the same: there is one lock for both.
const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive, exclusiveFiles } = require('./unblock-helpers');

const app = express();
app.use(express.json());

const DATA = process.env.DATA || 'data';

function fileOf(id) {
  return path.join(DATA, id + '.json');
}

app.post('/visits/:id', async (req, res) => {
  return exclusive('*.json', async () => {
    const page = JSON.parse(await fs.promises.readFile(fileOf(req.params.id), 'utf8'));
    page.visits += 1;
    await writeFileAtomic(fileOf(req.params.id), JSON.stringify(page));
    res.json(page);
  });
});

app.post('/names/:id', async (req, res) => {
  const file = path.join('data', req.params.id + '.json');
  await exclusiveFiles('*.json', [file], async () => {
    const page = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    page.name = req.body.name;
    await writeFileAtomic(file, JSON.stringify(page));
    res.json(page);
  });
});

class Notes {
  constructor() {
    this.folder = process.env.NOTES || 'notes';
  }
}

const notes = new Notes();

app.post('/notes/:id', async (req, res) => {
  const file = path.join(notes.folder, req.params.id + '.json');
  await exclusiveFiles('*.json (2)', [file], async () => {
    const note = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    note.texts.push(req.body.text);
    await writeFileAtomic(file, JSON.stringify(note));
    res.json(note);
  });
});

app.delete('/notes/:id/last', async (req, res) => {
  const file = `notes/${req.params.id}.json`;
  await exclusiveFiles('*.json (2)', [file], async () => {
    const note = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    note.texts.pop();
    await writeFileAtomic(file, JSON.stringify(note));
    res.json(note);
  });
});

app.listen(3000);
