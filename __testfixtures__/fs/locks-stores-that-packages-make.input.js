const fs = require('fs');
const express = require('express');
const Loki = require('lokijs');
const _ = require('lodash');
const { LocalStorage } = require('node-localstorage');
const { BehaviorSubject } = require('rxjs');
const { Queue } = require('@datastructures-js/queue');

const app = express();
const users = new Loki('app.db').addCollection('users');
const sessions = require('nedb-promises').create('sessions.db');
const count = new BehaviorSubject(0);
const jobs = new Queue();
const storage = new LocalStorage('./scratch'); // stays: no-async-form

app.post('/users', (req, res) => {
  if (users.findOne({ name: req.query.name })) return res.sendStatus(409);
  const text = fs.readFileSync('welcome.txt', 'utf8');
  users.insert({ name: req.query.name, text });
  res.end();
});

app.post('/visits', (req, res) => {
  const visits = Number(storage.getItem('visits')); // stays: no-async-form
  const step = Number(fs.readFileSync('step.txt', 'utf8'));
  storage.setItem('visits', visits + step); // stays: no-async-form
  res.end();
});

app.post('/count', (req, res) => {
  const known = count.getValue();
  const step = Number(fs.readFileSync('step.txt', 'utf8'));
  count.next(known + step);
  res.end();
});

app.post('/jobs', (req, res) => {
  if (jobs.isEmpty()) return res.sendStatus(404);
  const text = fs.readFileSync('greeting.txt', 'utf8');
  res.send(text + jobs.dequeue());
});

// Others came in after the store was waited for, before and now.
app.post('/sessions', async (req, res) => {
  await sessions.remove(req.query.id);
  const text = fs.readFileSync('greeting.txt', 'utf8');
  res.json([text, await sessions.count()]);
});

// What a library does to a list of this request is nobody else's affair.
app.get('/names', (req, res) => {
  const names = [...req.query.names];
  _.remove(names, (name) => name === '');
  const text = fs.readFileSync('greeting.txt', 'utf8');
  res.send(_.map(names, (name) => text + name));
});

app.listen(3000);
