const fs = require('fs');
const express = require('express');

const app = express();

app.loadNote = (name) => fs.readFileSync(`notes/${name}.txt`, 'utf8');
app.services = { title: (name) => app.loadNote(name).split('\n')[0] };

app.request.note = function () {
  return this.app.loadNote(this.query.name);
};

app.response.sendNote = function (name) {
  this.type('text').send(app.loadNote(name));
};

app.use((req, res, next) => {
  req.draft = (name) => fs.readFileSync(`drafts/${name}.txt`, 'utf8');
  // Express itself calls it.
  const send = res.send;
  res.send = function (body) {
    return send.call(this, fs.readFileSync('header.html', 'utf8') + body); // stays: escapes
  };
  next();
});

app.get('/notes', (req, res) => {
  res.send(req.note());
});
app.get('/titles', (req, res) => {
  res.json(req.app.services.title(req.query.name));
});
app.get('/pages', (req, res) => {
  res.sendNote(req.query.name);
});
app.get('/drafts', (req, res) => {
  res.send(req.draft ? req.draft(req.query.name) : 'none');
});

app.listen(3000);
