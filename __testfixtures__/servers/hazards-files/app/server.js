const express = require('express');
const fs = require('fs');
const path = require('path');
const orders = require('./orders');

const app = express();
const inData = (name) => path.join(__dirname, 'data', name);
app.use(express.json({ limit: '5mb' }));

// H1: read, modify, write
app.post('/visits', (req, res) => {
  const file = inData('visits.json');
  const visits = JSON.parse(fs.readFileSync(file, 'utf8'));
  visits.count += 1;
  fs.writeFileSync(file, JSON.stringify(visits));
  res.send(String(visits.count));
});
// H1 through a pair of functions that load and save
app.post('/orders', (req, res) => res.json(orders.add(req.body)));
app.delete('/orders/:id', (req, res) => res.json({ removed: orders.remove(Number(req.params.id)) }));
app.get('/orders', (req, res) => res.json(orders.all()));
// A whole file is written while others read it.
app.put('/page', (req, res) => {
  fs.writeFileSync(inData('page.json'), JSON.stringify(req.body));
  res.sendStatus(204);
});
app.get('/page', (req, res) => res.type('json').send(fs.readFileSync(inData('page.json'), 'utf8')));

// H2: look, then act
app.post('/folders/:name', (req, res) => {
  const folder = inData(req.params.name);
  if (!fs.existsSync(folder)) fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'made'), 'yes');
  res.sendStatus(201);
});
app.delete('/files/:name', (req, res) => {
  if (fs.existsSync(inData(req.params.name))) fs.unlinkSync(inData(req.params.name));
  res.sendStatus(204);
});
app.get('/files/:name', (req, res) => {
  if (!fs.existsSync(inData(req.params.name))) return res.sendStatus(404);
  res.send(fs.readFileSync(inData(req.params.name), 'utf8'));
});
app.post('/names/:name', (req, res) => {
  const file = inData(`${req.params.name}.name`);
  if (fs.existsSync(file)) return res.status(409).send('taken');
  fs.writeFileSync(file, 'taken');
  res.status(201).send('yours');
});
app.post('/archive', (req, res) => {
  let moved = 0;
  if (fs.existsSync(inData('inbox.txt'))) {
    fs.renameSync(inData('inbox.txt'), inData('archive.txt'));
    moved = 1;
  }
  res.send(String(moved));
});

// H8: a lock file
app.post('/lock', (req, res) => {
  const file = inData('server.lock');
  if (fs.existsSync(file)) return res.status(423).send('locked');
  fs.writeFileSync(file, String(process.pid));
  res.send('held');
});

// H9: the life of a file descriptor
app.get('/head/:name', (req, res, next) => {
  const fd = fs.openSync(inData(req.params.name), 'r');
  try {
    const buffer = Buffer.alloc(5);
    const bytes = fs.readSync(fd, buffer, 0, 5, 0);
    res.json({ bytes, text: buffer.toString('utf8', 0, bytes), size: fs.fstatSync(fd).size });
  } finally {
    fs.closeSync(fd);
  }
});

// H11: what is appended stays in order
app.post('/log', (req, res) => {
  for (let line = 0; line < 5; line++) fs.appendFileSync(inData('log.txt'), `${req.body.id}.${line}\n`);
  res.sendStatus(204);
});

// A folder of one's own
app.post('/work', (req, res) => {
  const folder = fs.mkdtempSync(inData('work-'));
  fs.writeFileSync(path.join(folder, 'text'), req.body.text);
  const text = fs.readFileSync(path.join(folder, 'text'), 'utf8');
  fs.rmSync(folder, { recursive: true });
  res.send(text);
});

// The process ends when the write is done, and what it does at its end is done, too.
app.post('/stop', (req, res) => {
  fs.writeFileSync(inData('stopped.txt'), 'x'.repeat(100000)); // stays: process-event
  process.exit(0);
});

app.use((error, req, res, next) => {
  res.status(error.status || (error.code === 'ENOENT' ? 404 : 500)).send(error.code || error.message);
});

process.on('exit', () => fs.writeFileSync(inData('exit.txt'), 'the end'));
app.listen(process.env.PORT);
