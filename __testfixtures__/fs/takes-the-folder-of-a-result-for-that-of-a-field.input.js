// What `find` gives and what `put` writes to is one folder, whatever it is called: there is one lock for both.
const express = require('express');
const fs = require('fs');
const path = require('path');
const settings = require('./settings.json');

const app = express();

class Templates {
  constructor() {
    this.place = settings.place;
  }

  folderOf(hash) {
    return path.join(this.place, hash);
  }

  find(hash) {
    const result = { found: false };
    const folder = this.folderOf(hash);
    if (!fs.existsSync(folder)) return result;
    result.folder = folder;
    result.found = true;
    return result;
  }

  read(hash) {
    const template = this.find(hash);
    if (!template.found) throw new Error('no such template');
    return fs.readFileSync(template.folder + '/text', 'utf8');
  }

  remove(hash) {
    const template = this.find(hash);
    if (template.found) fs.rmSync(template.folder, { recursive: true });
    return template.found;
  }

  put(hash, text) {
    const folder = this.folderOf(hash);
    if (fs.existsSync(folder)) fs.rmSync(folder, { recursive: true });
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'text'), text);
  }
}

const templates = new Templates();

app.get('/templates/:hash', (req, res) => res.send(templates.read(req.params.hash)));

app.put('/templates/:hash', (req, res) => {
  templates.put(req.params.hash, req.body.text);
  res.sendStatus(204);
});

app.delete('/templates/:hash', (req, res) => res.sendStatus(templates.remove(req.params.hash) ? 204 : 404));

app.listen(3000);
