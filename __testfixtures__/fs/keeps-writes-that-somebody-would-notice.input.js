const fs = require('fs');
const express = require('express');

const app = express();
app.use(express.json());
let settings = {};

// It follows the file as it is, and not the one that takes its place.
fs.watch('settings.json', () => {
  settings = JSON.parse(fs.readFileSync('settings.json', 'utf8')); // stays: unknown-callback
});

// It is told of each name that comes and goes.
fs.watch('themes', (event, name) => console.log(event, name));

app.put('/settings', (req, res) => {
  fs.writeFileSync('settings.json', JSON.stringify(req.body)); // stays: needs-review
  res.end();
});

app.put('/themes/:id', (req, res) => {
  fs.writeFileSync(`themes/${req.params.id}.css`, req.body.css); // stays: needs-review
  res.end();
});

app.put('/notes/:id', (req, res) => {
  fs.writeFileSync(`notes/${req.params.id}.json`, JSON.stringify(req.body)); // stays: needs-review
  res.end();
});

app.put('/pages/:id', (req, res) => {
  fs.writeFileSync(`pages/${req.params.id}.html`, req.body.html); // stays: needs-review
  res.end();
});

app.put('/drafts/:id', (req, res) => {
  fs.writeFileSync(`drafts/${req.params.id}.html`, req.body.html);
  res.end();
});

app.get('/settings', (req, res) => res.json(settings));

// It waited before, and so meets whatever is there meanwhile.
app.get('/pages', async (req, res) => {
  const names = [];
  for await (const { name } of await fs.promises.opendir('pages')) names.push(name);
  res.json(names);
});

app.get('/drafts', (req, res) => {
  res.json(fs.readdirSync('drafts'));
});

app.get('/notes', (req, res) => {
  const zone = process.env.TZ;
  process.env.TZ = 'UTC';
  const notes = fs.readdirSync('notes'); // stays: process-state
  process.env.TZ = zone;
  res.json(notes);
});

app.listen(3000);
