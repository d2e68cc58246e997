// One file, although its name is that of a parameter here, and of a field there.
const express = require('express');
const fs = require('fs');
const path = require('path');
const util = require('util');

const app = express();

const find = (id) => JSON.parse(fs.readFileSync(`${id}.json`, 'utf8'));
const save = (user) => fs.writeFileSync(user.name + '.json', JSON.stringify(user));

app.post('/users/:id', (req, res) => {
  const user = find(req.params.id);
  user.visits += 1;
  save(user);
  res.send('ok');
});

class Note {
  constructor(fields) {
    Object.assign(this, fields);
  }
  static load(name) {
    return new Note(JSON.parse(fs.readFileSync(path.resolve(name + '.note'), 'utf8')));
  }
  save() {
    fs.writeFileSync(this.name + '.note', JSON.stringify(this));
  }
}
app.post('/notes/:name', (req, res) => {
  const note = Note.load(req.params.name);
  note.text = req.query.text;
  note.save();
  res.send('ok');
});

// In a folder, with the name put in.
app.post('/tags/:id', (req, res) => {
  const tag = JSON.parse(fs.readFileSync('tags/:id.tag'.replace(':id', req.params.id), 'utf8'));
  tag.uses += 1;
  fs.writeFileSync(util.format('tags/%s.tag', tag.name), JSON.stringify(tag));
  res.send('ok');
});

// Another folder, and another kind of file.
app.get('/pages/:id', (req, res) => {
  const page = fs.readFileSync(`pages/${req.params.id}.html`, 'utf8');
  fs.writeFileSync(`${req.params.id}.seen`, '');
  res.send(page);
});
app.listen(3000);
