// The database writes its file at once, and who reads the file must not see half of it.
const express = require('express');
const low = require('lowdb');
const FileSync = require('lowdb/adapters/FileSync');
const { readWhole, writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const adapter = new FileSync('db.json');
const db = low(adapter); // stays: no-async-form

app.post('/notes', async (req, res) => {
  return exclusive('db.json', async () => {
    db.get('notes').push(req.body).write(); // stays: no-async-form
    res.json({});
  });
});

app.get('/export', async (req, res) => {
  res.send(await readWhole('db.json', 'utf8'));
});

app.post('/import', async (req, res) => {
  return exclusive('db.json', async () => {
    const all = JSON.parse(await readWhole('db.json', 'utf8'));
    all.notes.push(...req.body);
    await writeFileAtomic('db.json', JSON.stringify(all));
    res.json({});
  });
});

app.listen(3000);
