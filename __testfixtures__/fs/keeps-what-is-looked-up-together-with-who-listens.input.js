const express = require('express');
const fs = require('fs');
const { EventEmitter } = require('events');

const app = express();
const bus = new EventEmitter();
const LOG = `${__dirname}/chat.log`;
const jobOf = (id) => `${__dirname}/jobs/${id}`;

// Who asks between the line in the file and the event would get the line twice.
app.post('/lines', (req, res) => {
  fs.appendFileSync(LOG, `${req.query.line}\n`);
  bus.emit('line', req.query.line);
  res.sendStatus(204);
});

// A line that is written behind the read and told before the listener is there would be lost.
app.get('/lines', (req, res) => {
  res.write(fs.readFileSync(LOG, 'utf8'));
  const send = (line) => res.write(`${line}\n`);
  bus.on('line', send);
  req.on('close', () => bus.off('line', send));
});

app.put('/jobs/:id', (req, res) => {
  fs.writeFileSync(jobOf(req.params.id), 'done');
  bus.emit(`job ${req.params.id}`);
  res.end();
});

app.get('/jobs/:id', (req, res) => {
  if (fs.existsSync(jobOf(req.params.id))) return res.send('done');
  bus.once(`job ${req.params.id}`, () => res.send('done'));
});

app.listen(3000);
