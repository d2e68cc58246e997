const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

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

app.post('/gemini', async (req, res) => {
  return exclusive('gemini/models.json', async () => {
    const models = JSON.parse(await fs.promises.readFile(path.join(gemini, 'models.json'), 'utf8'));
    models.push(req.body);
    await writeFileAtomic(path.join(gemini, 'models.json'), JSON.stringify(models));
    res.end();
  });
});

app.post('/openai', async (req, res) => {
  return exclusive('openai/models.json', async () => {
    const models = JSON.parse(await fs.promises.readFile(path.join(openai, 'models.json'), 'utf8'));
    models.push(req.body);
    await writeFileAtomic(path.join(openai, 'models.json'), JSON.stringify(models));
    res.end();
  });
});

app.post('/drafts', async (req, res) => {
  return exclusive('notes/all.json', async () => {
    const all = JSON.parse(await fs.promises.readFile(path.join(drafts, 'all.json'), 'utf8'));
    await writeFileAtomic(path.join(drafts, 'all.json'), JSON.stringify([...all, req.body]));
    res.end();
  });
});

app.post('/notes', async (req, res) => {
  return exclusive('notes/all.json', async () => {
    const all = JSON.parse(await fs.promises.readFile(path.join(notes, 'all.json'), 'utf8'));
    await writeFileAtomic(path.join(notes, 'all.json'), JSON.stringify([...all, req.body]));
    res.end();
  });
});

app.listen(3000);
