const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const files = new Map([['notes', path.join(__dirname, 'notes.json')]]);
const lists = ['users.json'].map((name) => path.join(__dirname, name));

app.set('log', path.join(__dirname, 'log.json'));

app.use((req, res, next) => {
  req.tagFile = path.join(__dirname, 'tags.json');
  next();
});

app.post('/notes', async (req, res) => {
  return exclusive('notes.json', async () => {
    const notes = JSON.parse(await fs.promises.readFile(files.get('notes'), 'utf8'));
    await writeFileAtomic(files.get('notes'), JSON.stringify([...notes, req.body]));
    res.end();
  });
});

app.delete('/notes', async (req, res) => {
  return exclusive('notes.json', async () => {
    const file = path.join(__dirname, 'notes.json');
    const notes = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify(notes.slice(1)));
    res.end();
  });
});

app.post('/users', async (req, res) => {
  return exclusive('users.json', async () => {
    for (const file of lists) {
      const users = JSON.parse(await fs.promises.readFile(file, 'utf8'));
      await writeFileAtomic(file, JSON.stringify([...users, req.body]));
    }
    res.end();
  });
});

app.delete('/users', async (req, res) => {
  return exclusive('users.json', async () => {
    const file = path.join(__dirname, 'users.json');
    const users = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify(users.slice(1)));
    res.end();
  });
});

app.post('/log', async (req, res) => {
  return exclusive('log.json', async () => {
    const lines = JSON.parse(await fs.promises.readFile(req.app.get('log'), 'utf8'));
    await writeFileAtomic(req.app.get('log'), JSON.stringify([...lines, req.body]));
    res.end();
  });
});

app.delete('/log', async (req, res) => {
  return exclusive('log.json', async () => {
    const file = path.join(__dirname, 'log.json');
    const lines = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify(lines.slice(1)));
    res.end();
  });
});

app.post('/tags', async (req, res) => {
  return exclusive('tags.json', async () => {
    const tags = JSON.parse(await fs.promises.readFile(req.tagFile, 'utf8'));
    await writeFileAtomic(req.tagFile, JSON.stringify([...tags, req.body]));
    res.end();
  });
});

app.delete('/tags', async (req, res) => {
  return exclusive('tags.json', async () => {
    const file = path.join(__dirname, 'tags.json');
    const tags = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify(tags.slice(1)));
    res.end();
  });
});

// A file of each request, which nobody else uses.
app.post('/reports', async (req, res) => {
  const options = { target: path.join(__dirname, 'reports', `${req.query.id}.json`) };
  await writeFileAtomic(options.target, JSON.stringify(req.body));
  res.end();
});

app.listen(3000);
