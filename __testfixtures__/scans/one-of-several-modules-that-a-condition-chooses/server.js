const express = require('express');
const store = process.env.MEMORY ? require('./drivers/memory') : require('./drivers/disk');
const chosen = require('./chosen');
const Fast = require('./classes').Fast;
const Slow = require('./classes').Slow;

let impl;
if (process.env.REMOTE) impl = require('./drivers/remote');
else impl = require('./drivers/local');

const lib = (() => {
  try {
    return require('./drivers/fast');
  } catch {
    return require('./drivers/slow');
  }
})();

let late;
late ||= require('./drivers/late');
let nullish = null;
nullish ??= require('./drivers/nullish');
let both = process.env.BOTH;
both &&= require('./drivers/both');

let driver;
switch (process.env.DRIVER) {
  case 'one':
    driver = require('./drivers/one');
    break;
  default:
    driver = require('./drivers/other');
}

const app = express();
app.get('/store', (req, res) => res.send(store.load()));
app.get('/impl', (req, res) => res.send(impl.load()));
app.get('/lib', (req, res) => res.send(lib.load()));
app.get('/late', (req, res) => res.send(late.load()));
app.get('/nullish', (req, res) => res.send(nullish.load()));
app.get('/both', (req, res) => res.send(both.load()));
app.get('/driver', (req, res) => res.send(driver.load()));
app.get('/chosen', (req, res) => res.send(chosen.load()));
app.get('/made', (req, res) => res.send(new (Fast || Slow)().load()));
app.get('/picked', (req, res) => res.send(new (req.query.fast ? Fast : Slow)().pick()));
app.get('/called', (req, res) => res.send((req.query.fast ? fast : slow)()));
app.get('/method', (req, res) => res.send((chosen.hit || chosen.miss)()));
app.listen(3000);

function fast() {
  return require('fs').readFileSync('fast'); // found: request GET /called
}

function slow() {
  return require('fs').readFileSync('slow'); // found: request GET /called
}
