const express = require('express');
const Handlebars = require('handlebars');
const fs = require('fs');
const path = require('path');

const STATE = 'data/state.json';
const KEYS = 'data/keys.json';
const PROJECTS = 'data/projects';
const DRAFTS = 'data/drafts';

const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8')); // stays: framework-sync

// While it waits for one of the two, there is no such file.
function saveState(state) {
  fs.renameSync(STATE, `${STATE}.bak`); // stays: needs-review
  fs.writeFileSync(STATE, JSON.stringify(state)); // stays: needs-review
}

// A template does not wait.
Handlebars.registerHelper('state', () => read(STATE).name);

// Nobody reads this one but a handler that waits for its turn.
function saveKeys(keys) {
  fs.rmSync(KEYS, { force: true });
  fs.writeFileSync(KEYS, JSON.stringify(keys));
}

const app = express();

app.put('/state', (req, res) => {
  saveState(req.body);
  res.end();
});

app.put('/keys', (req, res) => {
  saveKeys(req.body);
  res.end();
});

app.get('/keys', (req, res) => res.send(fs.readFileSync(KEYS, 'utf8')));

// A folder without its description is seen by a template, and by a handler.
app.post('/projects/:id', (req, res) => {
  fs.mkdirSync(path.join(PROJECTS, req.params.id)); // stays: needs-review
  fs.writeFileSync(path.join(PROJECTS, req.params.id, 'meta.json'), '{}'); // stays: needs-review
  res.end();
});

Handlebars.registerHelper('projects', () =>
  fs.readdirSync(PROJECTS).map((id) => read(path.join(PROJECTS, id, 'meta.json'))), // stays: framework-sync
);

app.post('/drafts/:id', (req, res) => {
  fs.mkdirSync(path.join(DRAFTS, req.params.id));
  fs.writeFileSync(path.join(DRAFTS, req.params.id, 'draft.json'), '{}');
  res.end();
});

const drafts = {
  get all() {
    const names = fs.readdirSync(DRAFTS); // stays: in-getter
    return names.map((id) => fs.readFileSync(path.join(DRAFTS, id, 'draft.json'), 'utf8')); // stays: in-getter
  },
};

app.get('/drafts', (req, res) => res.json(drafts.all));

app.listen(3000);
