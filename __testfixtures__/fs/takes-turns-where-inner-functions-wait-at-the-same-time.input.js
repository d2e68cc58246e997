const express = require('express');
const fs = require('fs');
const db = require('./db');

const app = express();

app.get('/pair', async (req, res) => {
  let last = '';
  const add = async (name) => {
    const before = last;
    const text = fs.readFileSync(name, 'utf8');
    last = before + text;
  };
  await Promise.all([add('a.txt'), add('b.txt')]);
  res.send(last);
});

app.get('/longest', async (req, res) => {
  let longest = '';
  async function look(name) {
    await db.ask(name);
    const before = longest;
    const text = fs.readFileSync(name, 'utf8');
    longest = before.length > text.length ? before : text;
  }
  await Promise.all([look('a.txt'), look('b.txt')]);
  res.send(longest);
});

// Nobody sees in which order these come.
app.get('/sizes', async (req, res) => {
  const sizes = {};
  let count = 0;
  async function measure(name) {
    const { length } = fs.readFileSync(name, 'utf8');
    sizes[name] = length;
    count += 1;
  }
  await Promise.all([measure('a.txt'), measure('b.txt')]);
  res.send({ sizes, count });
});

// One after the other
app.get('/both', async (req, res) => {
  let last = '';
  async function add(name) {
    const before = last;
    last = before + fs.readFileSync(name, 'utf8');
  }
  await add('a.txt');
  await add('b.txt');
  res.send(last);
});

// Each has its own.
app.get('/own', async (req, res) => {
  async function read(name) {
    let text = '';
    const add = async (more) => {
      const before = text;
      text = before + fs.readFileSync(more, 'utf8');
    };
    await add(name);
    await add(`${name}.more`);
    return text;
  }
  res.send(await Promise.all([read('a.txt'), read('b.txt')]));
});

app.listen(3000);
