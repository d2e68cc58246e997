// Who got the answer comes again, and found what the handler did behind it: nobody was heard before it was over.
const express = require('express');
const fs = require('fs');
const { promisify } = require('util');
const { readWhole, writeFileAtomic } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);
const app = express();
app.use(express.json());
let last = '';

app.post('/notes', (req, res) => {
  res.status(201).json({ ok: true });
  fs.writeFileSync('notes.json', JSON.stringify(req.body)); // stays: needs-review
});

app.get('/notes', async (req, res) => {
  res.end(await readWhole('notes.json', 'utf8'));
});

app.post('/last', (req, res) => {
  res.send('done');
  last = fs.readFileSync('last.txt', 'utf8'); // stays: needs-review
});

app.get('/last', (req, res) => {
  res.end(last);
});

// Others look at it without blocking.
app.post('/settings', (req, res) => {
  res.json({ ok: true });
  fs.writeFileSync('data/settings.json', JSON.stringify(req.body)); // stays: needs-review
});

app.get('/settings', async (req, res) => {
  res.json(JSON.parse(await fs.promises.readFile('data/settings.json', 'utf8')));
});

app.post('/page', (req, res) => {
  res.json({ ok: true });
  fs.writeFileSync('pages/own.html', req.body.page); // stays: needs-review
});

app.get('/page', (req, res) => {
  res.sendFile('own.html', { root: 'pages' });
});

app.delete('/pictures/:name', (req, res) => {
  res.json({ ok: true });
  fs.unlinkSync(`pictures/${req.params.name}`); // stays: needs-review
});

app.use('/pictures', express.static('pictures'));

app.delete('/sounds/:name', async (req, res) => {
  res.json({ ok: true });
  await fs.promises.unlink(`sounds/${req.params.name}`);
});

// Nobody looks at what comes behind these answers, and the others answer in another case, or when all is done.
app.post('/log', async (req, res) => {
  res.end('noted');
  await appendFileAsync('access.log', req.ip);
});

app.post('/other-case', async (req, res) => {
  if (!req.body.text) return res.status(400).send('no text');
  if (req.body.text === 'x') return res.sendStatus(400).end();
  if (req.body.text.length > 1000) {
    res.status(413).end();
    return;
  }
  await writeFileAtomic('texts.json', req.body.text);
  res.end();
});

app.get('/texts', async (req, res) => {
  res.end(await fs.promises.readFile('texts.json', 'utf8'));
});

app.listen(3000);
