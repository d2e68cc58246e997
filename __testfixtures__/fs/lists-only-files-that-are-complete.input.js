const fs = require('fs');
const express = require('express');

const app = express();
app.use(express.json());

app.put('/notes/:id', (req, res) => {
  fs.writeFileSync(`notes/${req.params.id}.json`, JSON.stringify(req.body));
  res.end();
});

// A name that comes and goes would be one of a file that nobody made, and gone when it is measured.
app.get('/notes', (req, res) => {
  const names = fs.readdirSync('notes');
  res.json(names.map((name) => ({ name, size: fs.statSync(`notes/${name}`).size })));
});

app.get('/folders', (req, res) => {
  const entries = fs.readdirSync('notes', { withFileTypes: true });
  res.json(entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name));
});

app.get('/all', (req, res) => {
  res.json(fs.readdirSync('notes', { recursive: true }));
});

// Nobody writes there.
app.get('/pages', (req, res) => {
  res.json(fs.readdirSync('pages'));
});

app.listen(3000);
