const express = require('express');
const { Session } = require('./lib/session');
const { Watched } = require('./lib/watched');
const { Tracked } = require('./lib/tracked');
const { Awaited } = require('./lib/awaited');
const { Shared } = require('./lib/shared');
const { Jobs } = require('./lib/jobs');
const { Settled } = require('./lib/settled');
const { Ready } = require('./lib/ready');
const { Job } = require('./lib/job');

const app = express();
const session = new Session();
const watched = new Watched();
const tracked = new Tracked();
const awaited = new Awaited();
const shared = new Shared();
const jobs = new Jobs();
const settled = new Settled();
const ready = new Ready();

session.onStop((reason, one) => console.log(reason, one.name));
jobs.on('done', (...told) => console.log(told[0].title()));

app.get('/session', (req, res) => {
  const text = session.load();
  session.stop('asked');
  res.send(text);
});

app.get('/watched', (req, res) => {
  res.send(watched.load());
});

app.get('/tracked', (req, res) => {
  res.send(tracked.load());
});

app.get('/awaited', async (req, res) => {
  setImmediate(() => awaited.tell());
  const told = await awaited.told();
  res.send(told.load() + awaited.load());
});

app.get('/shared', (req, res) => {
  res.send(shared.load());
});

app.get('/jobs', (req, res) => {
  jobs.finish();
  res.send(jobs.title());
});

app.get('/settled', async (req, res) => {
  setImmediate(() => settled.tell());
  const told = await settled.told();
  res.send(told.load() + settled.load());
});

app.get('/ready', async (req, res) => {
  setImmediate(() => ready.start());
  await ready.wait();
  res.send(ready.load());
});

app.get('/job', async (req, res) => {
  res.send(await new Job().wait());
});

app.get('/heard', (req, res) => {
  const job = new Job();
  job.addEventListener('done', () => res.send(job.text));
});

app.listen(3000);
