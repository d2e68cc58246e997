const fs = require('fs');
const path = require('path');
const express = require('express');
const app = express();

const settings = { counts: process.env.COUNTS, logs: { folder: process.env.LOGS } };
const { counts } = settings;
const { logs: { folder } } = settings;
const { NOTES } = process.env;

function numberIn(file = 'data/number.json') {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

app.post('/counts/one', (req, res) => {
  const count = JSON.parse(fs.readFileSync(settings.counts, 'utf8'));
  fs.writeFileSync(settings.counts, JSON.stringify(count + 1));
  res.json(count);
});

app.post('/counts/ten', (req, res) => {
  const count = JSON.parse(fs.readFileSync(counts, 'utf8'));
  fs.writeFileSync(counts, JSON.stringify(count + 10));
  res.json(count);
});

app.post('/notes', (req, res) => {
  const notes = JSON.parse(fs.readFileSync(process.env.NOTES, 'utf8'));
  fs.writeFileSync(process.env.NOTES, JSON.stringify([...notes, req.query.note]));
  res.json(notes);
});

app.delete('/notes', (req, res) => {
  const notes = JSON.parse(fs.readFileSync(NOTES, 'utf8'));
  fs.writeFileSync(NOTES, JSON.stringify(notes.slice(1)));
  res.json(notes);
});

app.post('/log', (req, res) => {
  const log = fs.readFileSync(path.join(settings.logs.folder, 'all.log'), 'utf8');
  fs.writeFileSync(path.join(settings.logs.folder, 'all.log'), log + req.query.line);
  res.end();
});

app.delete('/log', (req, res) => {
  const log = fs.readFileSync(`${folder}/all.log`, 'utf8');
  fs.writeFileSync(`${folder}/all.log`, log.slice(-1000));
  res.end();
});

app.post('/number', (req, res) => {
  const number = numberIn();
  fs.writeFileSync('data/number.json', JSON.stringify(number + 1));
  res.json(number);
});

app.get('/apart', (req, res) => {
  if (!fs.existsSync('/var/log/app/all.txt')) return res.json('');
  res.json(fs.readFileSync('/var/log/app/all.txt', 'utf8'));
});

app.put('/apart/:name', (req, res) => {
  fs.mkdirSync(path.join(__dirname, 'public', req.params.name), { recursive: true });
  fs.writeFileSync(path.join(__dirname, 'public', req.params.name, 'index.txt'), '');
  res.end();
});

app.listen(3000);
