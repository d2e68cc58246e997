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

app.get('/session', async (req, res) => {
  const text = await session.load();
  session.stop('asked');
  res.send(text);
});

app.get('/watched', async (req, res) => {
  res.send(await watched.loadAsync());
});

app.get('/tracked', async (req, res) => {
  res.send(await tracked.loadAsync());
});

app.get('/awaited', async (req, res) => {
  setImmediate(() => awaited.tell());
  const told = await awaited.told();
  res.send(told.load() + await awaited.loadAsync());
});

app.get('/shared', async (req, res) => {
  res.send(await shared.loadAsync());
});

app.get('/jobs', async (req, res) => {
  jobs.finish();
  res.send(await jobs.titleAsync());
});

app.get('/settled', async (req, res) => {
  setImmediate(() => settled.tell());
  const told = await settled.told();
  res.send(told.load() + await settled.loadAsync());
});

app.get('/ready', async (req, res) => {
  setImmediate(() => ready.start());
  await ready.wait();
  res.send(await ready.load());
});

app.get('/job', async (req, res) => {
  res.send(await new Job().wait());
});

app.get('/heard', async (req, res) => {
  const job = new Job();
  await job.addEventListenerAsync('done', () => res.send(job.text));
});

app.listen(3000);
