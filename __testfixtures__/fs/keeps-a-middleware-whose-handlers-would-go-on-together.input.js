const fs = require('fs');
const express = require('express');
const app = express();

let current = null;
const context = { id: null };

async function audit(list) {
  return list.length;
}

// Requests that wait for one look-up go on at the same time, and then every `await` is a wait for the others.
app.use('/together', (req, res, next) => {
  if (fs.existsSync('words.txt')) current = req.query.id; // stays: needs-review
  next();
});

app.get('/together/shown', async (req, res) => {
  const out = [current];
  await audit(out);
  out.push(current);
  res.json(out);
});

// It is looked at when control is back.
app.use('/afterwards', (req, res, next) => {
  context.id = req.query.id;
  next();
  if (context.id) context.id = 'after';
});

app.get('/afterwards/shown', (req, res) => {
  const size = fs.readFileSync('words.txt', 'utf8').length; // stays: needs-review
  res.json([size, context.id]);
});

app.get('/apart', async (req, res) => {
  const out = [fs.readFileSync('words.txt', 'utf8').length];
  await audit(out);
  res.json(out);
});

app.listen(3000);
