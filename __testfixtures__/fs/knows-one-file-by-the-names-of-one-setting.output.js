const fs = require('fs');
const path = require('path');
const express = require('express');
const { writeFileAtomic, pathExists, exclusive } = require('./unblock-helpers');
const app = express();

const settings = { counts: process.env.COUNTS, logs: { folder: process.env.LOGS } };
const { counts } = settings;
const { logs: { folder } } = settings;
const { NOTES } = process.env;

async function numberIn(file = 'data/number.json') {
  return JSON.parse(await fs.promises.readFile(file, 'utf8'));
}

app.post('/counts/one', async (req, res) => {
  return exclusive('settings.counts', async () => {
    const count = JSON.parse(await fs.promises.readFile(settings.counts, 'utf8'));
    await writeFileAtomic(settings.counts, JSON.stringify(count + 1));
    res.json(count);
  });
});

app.post('/counts/ten', async (req, res) => {
  return exclusive('settings.counts', async () => {
    const count = JSON.parse(await fs.promises.readFile(counts, 'utf8'));
    await writeFileAtomic(counts, JSON.stringify(count + 10));
    res.json(count);
  });
});

app.post('/notes', async (req, res) => {
  return exclusive('process.env.NOTES', async () => {
    const notes = JSON.parse(await fs.promises.readFile(process.env.NOTES, 'utf8'));
    await writeFileAtomic(process.env.NOTES, JSON.stringify([...notes, req.query.note]));
    res.json(notes);
  });
});

app.delete('/notes', async (req, res) => {
  return exclusive('process.env.NOTES', async () => {
    const notes = JSON.parse(await fs.promises.readFile(NOTES, 'utf8'));
    await writeFileAtomic(NOTES, JSON.stringify(notes.slice(1)));
    res.json(notes);
  });
});

app.post('/log', async (req, res) => {
  return exclusive('all.log', async () => {
    const log = await fs.promises.readFile(path.join(settings.logs.folder, 'all.log'), 'utf8');
    await writeFileAtomic(path.join(settings.logs.folder, 'all.log'), log + req.query.line);
    res.end();
  });
});

app.delete('/log', async (req, res) => {
  return exclusive('all.log', async () => {
    const log = await fs.promises.readFile(`${folder}/all.log`, 'utf8');
    await writeFileAtomic(`${folder}/all.log`, log.slice(-1000));
    res.end();
  });
});

app.post('/number', async (req, res) => {
  return exclusive('data/number.json', async () => {
    const number = await numberIn();
    await writeFileAtomic('data/number.json', JSON.stringify(number + 1));
    res.json(number);
  });
});

app.get('/apart', async (req, res) => {
  if (!(await pathExists('/var/log/app/all.txt'))) return res.json('');
  res.json(await fs.promises.readFile('/var/log/app/all.txt', 'utf8'));
});

app.put('/apart/:name', async (req, res) => {
  await fs.promises.mkdir(path.join(__dirname, 'public', req.params.name), { recursive: true });
  await writeFileAtomic(path.join(__dirname, 'public', req.params.name, 'index.txt'), '');
  res.end();
});

app.listen(3000);
