const express = require('express');
const store = require('./store');
const mailer = require('./mailer');
const clock = require('./clock');
require('./spec/patch');
require('./support/assigned').use();
const memory = require('./support/memory');

const app = express();
app.get('/notes', (req, res) => res.send(store.load()));
app.post('/mails', (req, res) => res.send(mailer.send(req.body)));
app.get('/time', (req, res) => res.send(clock.now()));
app.get('/spied', (req, res) => res.send(store.spied()));
app.get('/kept', (req, res) => res.send(memory.kept()));
app.get('/set', (req, res) => res.send(store.replaced()));
app.listen(3000);
module.exports = app;
