const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

const notes = {
  get all() {
    const names = fs.readdirSync('notes'); // stays: in-getter
    return names.map((name) => fs.readFileSync(path.join('notes', name), 'utf8')); // stays: in-getter
  },
};

app.get('/notes', (req, res) => res.json(notes.all));

app.delete('/notes/:name', (req, res) => {
  fs.unlinkSync(path.join('notes', req.params.name)); // stays: needs-review
  res.end();
});

// Who only lists them needs none of them to be there.
const letters = {
  get all() {
    return fs.readdirSync('letters'); // stays: in-getter
  },
};

app.get('/letters', (req, res) => res.json(letters.all));

app.delete('/letters/:name', (req, res) => {
  fs.unlinkSync(path.join('letters', req.params.name));
  res.end();
});

app.listen(3000);
