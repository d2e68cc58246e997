const { createHash } = require('crypto');
const express = require('express');
const fs = require('fs');

const app = express();
let seal = 'none';

// It looks as if it could give a promise that takes time.
function sealed(text) {
  return createHash('sha256').update(text + seal).digest('hex');
}

function described(name, more) {
  return Object.assign(new Date(0), { name, seal }, more);
}

app.get('/seals/:name', async (req, res) => {
  const before = sealed(req.params.name);
  const text = fs.readFileSync('seals.txt', 'utf8');
  if (req.query.ask) await fetch(`http://seals/${req.params.name}`);
  const { name } = described(text, {});
  seal = before + name;
  res.send(seal);
});

let mark = 'none';

// What it starts goes on beside its caller, and uses the same.
function marked(text) {
  return follow(text);
}

async function follow(text) {
  await fetch(`http://marks/${text}`);
  mark = mark + text;
}

app.get('/marks/:name', async (req, res) => {
  const before = mark;
  const text = fs.readFileSync('marks.txt', 'utf8'); // stays: needs-review
  if (req.query.ask) await fetch(`http://marks/${req.params.name}`);
  marked(text);
  mark = before + text;
  res.send(mark);
});

app.listen(3000);
