const express = require('express');
const fs = require('fs');
const { EventEmitter } = require('events');
const { promisify } = require('util');
const { writeFileAtomic, pathExists, exclusive, shared, heardLate } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);

const app = express();
const bus = new EventEmitter();
const LOG = `${__dirname}/chat.log`;
const jobOf = (id) => `${__dirname}/jobs/${id}`;

// Who asks between the line in the file and the event would get the line twice.
app.post('/lines', async (req, res) => {
  return exclusive('chat.log', async () => {
    await appendFileAsync(LOG, `${req.query.line}\n`);
    bus.emit('line', req.query.line);
    res.sendStatus(204);
  });
});

// A line that is written behind the read and told before the listener is there would be lost.
app.get('/lines', async (req, res) => {
  return shared('chat.log', async () => {
    res.write(await fs.promises.readFile(LOG, 'utf8'));
    const send = (line) => res.write(`${line}\n`);
    bus.on('line', send);
    heardLate(req).on('close', () => bus.off('line', send));
  });
});

app.put('/jobs/:id', async (req, res) => {
  return exclusive('jobs', async () => {
    await writeFileAtomic(jobOf(req.params.id), 'done');
    bus.emit(`job ${req.params.id}`);
    res.end();
  });
});

app.get('/jobs/:id', async (req, res) => {
  return shared('jobs', async () => {
    if (await pathExists(jobOf(req.params.id))) return res.send('done');
    bus.once(`job ${req.params.id}`, () => res.send('done'));
  });
});

app.listen(3000);
