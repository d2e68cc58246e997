const fs = require('fs');
const express = require('express');
const Loki = require('lokijs');
const _ = require('lodash');
const { LocalStorage } = require('node-localstorage');
const { BehaviorSubject } = require('rxjs');
const { Queue } = require('@datastructures-js/queue');
const { exclusive } = require('./unblock-helpers');

const app = express();
const users = new Loki('app.db').addCollection('users');
const sessions = require('nedb-promises').create('sessions.db');
const count = new BehaviorSubject(0);
const jobs = new Queue();
const storage = new LocalStorage('./scratch'); // stays: no-async-form

app.post('/users', async (req, res) => {
  return exclusive('users', async () => {
    if (users.findOne({ name: req.query.name })) return res.sendStatus(409);
    const text = await fs.promises.readFile('welcome.txt', 'utf8');
    users.insert({ name: req.query.name, text });
    res.end();
  });
});

app.post('/visits', async (req, res) => {
  return exclusive('scratch/*', async () => {
    const visits = Number(storage.getItem('visits')); // stays: no-async-form
    const step = Number(await fs.promises.readFile('step.txt', 'utf8'));
    storage.setItem('visits', visits + step); // stays: no-async-form
    res.end();
  });
});

app.post('/count', async (req, res) => {
  return exclusive('count', async () => {
    const known = count.getValue();
    const step = Number(await fs.promises.readFile('step.txt', 'utf8'));
    count.next(known + step);
    res.end();
  });
});

app.post('/jobs', async (req, res) => {
  return exclusive('jobs', async () => {
    if (jobs.isEmpty()) return res.sendStatus(404);
    const text = await fs.promises.readFile('greeting.txt', 'utf8');
    res.send(text + jobs.dequeue());
  });
});

// Others came in after the store was waited for, before and now.
app.post('/sessions', async (req, res) => {
  await sessions.remove(req.query.id);
  const text = await fs.promises.readFile('greeting.txt', 'utf8');
  res.json([text, await sessions.count()]);
});

// What a library does to a list of this request is nobody else's affair.
app.get('/names', async (req, res) => {
  const names = [...req.query.names];
  _.remove(names, (name) => name === '');
  const text = await fs.promises.readFile('greeting.txt', 'utf8');
  res.send(_.map(names, (name) => text + name));
});

app.listen(3000);
