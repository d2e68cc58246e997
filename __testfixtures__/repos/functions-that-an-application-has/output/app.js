const fs = require('fs');
const express = require('express');
const { asyncHandler } = require('./unblock-helpers');

const app = express();

app.loadNote = async (name) => fs.promises.readFile(`notes/${name}.txt`, 'utf8');
app.services = { title: async (name) => (await app.loadNote(name)).split('\n')[0] };

app.request.note = async function () {
  return this.app.loadNote(this.query.name);
};

app.response.sendNote = async function (name) {
  this.type('text').send(await app.loadNote(name));
};

app.use((req, res, next) => {
  req.draft = async (name) => fs.promises.readFile(`drafts/${name}.txt`, 'utf8');
  // Express itself calls it.
  const send = res.send;
  res.send = function (body) {
    return send.call(this, fs.readFileSync('header.html', 'utf8') + body); // stays: escapes
  };
  next();
});

app.get('/notes', asyncHandler(async (req, res) => {
  res.send(await req.note());
}));
app.get('/titles', asyncHandler(async (req, res) => {
  res.json(await req.app.services.title(req.query.name));
}));
app.get('/pages', asyncHandler(async (req, res) => {
  await res.sendNote(req.query.name);
}));
app.get('/drafts', asyncHandler(async (req, res) => {
  res.send(req.draft ? await req.draft(req.query.name) : 'none');
}));

app.listen(3000);
