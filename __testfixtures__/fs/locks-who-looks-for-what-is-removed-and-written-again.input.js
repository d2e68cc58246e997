// Nobody ever found it missing in between.
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

app.put('/notes', (req, res) => {
  fs.rmSync('notes.txt');
  fs.writeFileSync('notes.txt', req.body);
  res.end();
});

app.get('/notes/there', (req, res) => {
  res.json(fs.existsSync('notes.txt'));
});

app.put('/pages', (req, res) => {
  for (const name of fs.readdirSync('pages')) fs.unlinkSync(path.join('pages', name));
  for (const { name, text } of req.body) fs.writeFileSync(path.join('pages', name), text);
  res.end();
});

app.get('/pages/count', (req, res) => {
  res.json(fs.readdirSync('pages').length);
});

app.listen(3000);
