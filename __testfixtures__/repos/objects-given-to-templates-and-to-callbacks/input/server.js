const ejs = require('ejs');
const express = require('express');
const fs = require('fs');
const _ = require('lodash');
const pug = require('pug');
const R = require('ramda');
const { describe } = require('reporter');
const { Note, Page, File, Mail, Log } = require('./notes');

const app = express();
const note = new Note('a');
const pages = [new Page('a'), new Page('b')];
const files = [new File('a'), new File('b')];
const mails = [new Mail('a'), new Mail('b')];
const logs = [new Log('a'), new Log('b')];

app.get('/note', (req, res) => res.send(note.text()));
app.get('/note.ejs', (req, res) => res.send(ejs.render('<%= note.text() %>', { note })));
app.get('/size.ejs', (req, res) =>
  res.send(ejs.render('<%= size("a") %>', { size: (name) => fs.statSync(name).size })), // stays: escapes
);

app.get('/pages/:id', (req, res) => res.send(pages[req.params.id].text()));
app.get('/pages', (req, res, next) => {
  pug.renderFile('pages.pug', { pages }, (error, html) => (error ? next(error) : res.send(html))); // stays: no-async-form
});

app.get('/files/:id', (req, res) => res.send(files[req.params.id].text()));
app.get('/files', (req, res) => res.json(files.map(_.method('text'))));
app.get('/files/last', (req, res) => res.json(_.maxBy(files, _.method('text')).id));

app.get('/mails/:id', (req, res) => res.send(mails[req.params.id].text()));
app.get('/mails', (req, res) => res.json(R.map(R.invoker(0, 'text'), mails)));

app.get('/logs/:id', (req, res) => res.send(logs[req.params.id].text()));
app.get('/logs', (req, res) => res.json(logs.filter(Boolean).map((log) => log.id)));
app.get('/logs.json', (req, res) => res.send(logs.map(JSON.stringify)));
app.get('/logs.txt', (req, res) => res.send(logs.map((log) => log.text()).map(describe)));
app.listen(3000);
