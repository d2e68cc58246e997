// What `find` gives and what `put` writes to is one folder, whatever it is called: there is one lock for both.
const express = require('express');
const fs = require('fs');
const path = require('path');
const settings = require('./settings.json');
const { pathExists, rmIfThere, writeFileAtomic, shared, exclusive } = require('./unblock-helpers');

const app = express();

class Templates {
  constructor() {
    this.place = settings.place;
  }

  folderOf(hash) {
    return path.join(this.place, hash);
  }

  async find(hash) {
    const result = { found: false };
    const folder = this.folderOf(hash);
    if (!(await pathExists(folder))) return result;
    result.folder = folder;
    result.found = true;
    return result;
  }

  async read(hash) {
    return shared('template.folder + this.place', async () => {
      const template = await this.find(hash);
      if (!template.found) throw new Error('no such template');
      return fs.promises.readFile(template.folder + '/text', 'utf8');
    });
  }

  async remove(hash) {
    return exclusive('template.folder + this.place', async () => {
      const template = await this.find(hash);
      if (template.found) await fs.promises.rm(template.folder, { recursive: true });
      return template.found;
    });
  }

  async put(hash, text) {
    return exclusive('template.folder + this.place', async () => {
      const folder = this.folderOf(hash);
      if (await pathExists(folder)) await rmIfThere(folder, { recursive: true });
      await fs.promises.mkdir(folder, { recursive: true });
      await writeFileAtomic(path.join(folder, 'text'), text);
    });
  }
}

const templates = new Templates();

app.get('/templates/:hash', async (req, res) => res.send(await templates.read(req.params.hash)));

app.put('/templates/:hash', async (req, res) => {
  await templates.put(req.params.hash, req.body.text);
  res.sendStatus(204);
});

app.delete('/templates/:hash', async (req, res) => res.sendStatus(await templates.remove(req.params.hash) ? 204 : 404));

app.listen(3000);
