const express = require('express');
const fs = require('fs');
const Docs = require('./docs');
const Tally = require('./tally');
const { Report, reports } = require('./report');

const app = express();

app.use((req, res, next) => {
  req.docs = new Docs(req);
  next();
});

// Each request has documents of its own, whatever function asks for them.
app.get('/docs/:name', async (req, res) => {
  const text = await req.docs.read(req.params.name);
  res.json({ text, count: req.docs.count });
});

// What a listener uses, too, changes while the handler waits.
app.post('/tally/:name', (req, res) => {
  req.tally = new Tally();
  req.on('data', () => req.tally.add('data'));
  req.tally.add(req.params.name);
  const text = fs.readFileSync('tally.txt', 'utf8'); // stays: needs-review
  res.json({ text, names: req.tally.names });
});

// A constructor of the old kind sets the fields of a new object, which nobody else has yet.
app.get('/reports/:name', async (req, res) => {
  const report = new Report(req.params.name);
  const text = await fs.promises.readFile('report.txt', 'utf8');
  reports.push(report);
  res.send(report.title() + text);
});

// It has its value before the function is made that goes on beside the handler.
app.get('/told/:name', async (req, res) => {
  req.told = { name: req.params.name };
  const tell = async () => fetch(`http://topics/${req.told.name}`);
  tell().catch(console.error);
  const text = await fs.promises.readFile('topics.txt', 'utf8');
  res.send(req.told.name + text);
});

const server = app.listen(3000);
require('./sockets')(server);
