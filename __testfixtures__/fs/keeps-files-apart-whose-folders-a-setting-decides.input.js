const express = require('express');
const fs = require('fs');
const path = require('path');

// The folder of a cache is below one that a setting names, or below the program: each cache has its own lock.
const gemini = path.resolve(
  process.env.STORAGE ? path.resolve(process.env.STORAGE, 'gemini') : path.resolve(__dirname, 'storage/gemini'),
);
const openai = path.resolve(
  process.env.STORAGE ? path.resolve(process.env.STORAGE, 'openai') : path.resolve(__dirname, 'storage/openai'),
);
// What both name may be one file.
const drafts = path.join(process.env.DRAFTS || 'drafts', 'notes');
const notes = path.join(process.env.NOTES || path.join(__dirname, 'drafts'), 'notes');

const app = express();

app.post('/gemini', (req, res) => {
  const models = JSON.parse(fs.readFileSync(path.join(gemini, 'models.json'), 'utf8'));
  models.push(req.body);
  fs.writeFileSync(path.join(gemini, 'models.json'), JSON.stringify(models));
  res.end();
});

app.post('/openai', (req, res) => {
  const models = JSON.parse(fs.readFileSync(path.join(openai, 'models.json'), 'utf8'));
  models.push(req.body);
  fs.writeFileSync(path.join(openai, 'models.json'), JSON.stringify(models));
  res.end();
});

app.post('/drafts', (req, res) => {
  const all = JSON.parse(fs.readFileSync(path.join(drafts, 'all.json'), 'utf8'));
  fs.writeFileSync(path.join(drafts, 'all.json'), JSON.stringify([...all, req.body]));
  res.end();
});

app.post('/notes', (req, res) => {
  const all = JSON.parse(fs.readFileSync(path.join(notes, 'all.json'), 'utf8'));
  fs.writeFileSync(path.join(notes, 'all.json'), JSON.stringify([...all, req.body]));
  res.end();
});

app.listen(3000);
