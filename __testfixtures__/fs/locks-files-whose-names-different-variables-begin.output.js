// One file, although its name is that of a parameter here, and of a field there.
const express = require('express');
const fs = require('fs');
const path = require('path');
const util = require('util');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

const find = async (id) => JSON.parse(await fs.promises.readFile(`${id}.json`, 'utf8'));
const save = async (user) => writeFileAtomic(user.name + '.json', JSON.stringify(user));

app.post('/users/:id', async (req, res) => {
  return exclusive('*.json', async () => {
    const user = await find(req.params.id);
    user.visits += 1;
    await save(user);
    res.send('ok');
  });
});

class Note {
  constructor(fields) {
    Object.assign(this, fields);
  }
  static async load(name) {
    return new Note(JSON.parse(await fs.promises.readFile(path.resolve(name + '.note'), 'utf8')));
  }
  async save() {
    await writeFileAtomic(this.name + '.note', JSON.stringify(this));
  }
}
app.post('/notes/:name', async (req, res) => {
  return exclusive('*.note', async () => {
    const note = await Note.load(req.params.name);
    note.text = req.query.text;
    await note.save();
    res.send('ok');
  });
});

// In a folder, with the name put in.
app.post('/tags/:id', async (req, res) => {
  return exclusive('tags/*.tag', async () => {
    const tag = JSON.parse(await fs.promises.readFile('tags/:id.tag'.replace(':id', req.params.id), 'utf8'));
    tag.uses += 1;
    await writeFileAtomic(util.format('tags/%s.tag', tag.name), JSON.stringify(tag));
    res.send('ok');
  });
});

// Another folder, and another kind of file.
app.get('/pages/:id', async (req, res) => {
  const page = await fs.promises.readFile(`pages/${req.params.id}.html`, 'utf8');
  await writeFileAtomic(`${req.params.id}.seen`, '');
  res.send(page);
});
app.listen(3000);
