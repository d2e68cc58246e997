const express = require('express');
const fs = require('fs');
const db = require('./db');

const app = express();

app.get('/list', async (req, res) => {
  let last = '';
  async function add(name) {
    last = fs.readFileSync(name, 'utf8') + last; // stays: needs-review
  }
  const adding = [add('a.txt'), add('b.txt')];
  await Promise.all(adding);
  res.send(last);
});

app.get('/each', async (req, res) => {
  let last = '';
  async function add(name) {
    last = fs.readFileSync(name, 'utf8') + last; // stays: needs-review
  }
  await Promise.all(['a.txt', 'b.txt'].map((name) => add(name)));
  res.send(last);
});

app.get('/before', async (req, res) => {
  const lines = [];
  async function ask(name) {
    await db.ask(name);
    lines.push(name);
  }
  async function read(name) {
    lines.push(fs.readFileSync(name, 'utf8')); // stays: needs-review
  }
  await Promise.all([ask('a'), read('b.txt')]);
  res.send(lines);
});

app.listen(3000);
