const ejs = require('ejs');
const express = require('express');
const fs = require('fs');
const _ = require('lodash');
const pug = require('pug');
const R = require('ramda');
const { describe } = require('reporter');
const { Note, Page, File, Mail, Log } = require('./notes');
const { mapInOrder } = require('./unblock-helpers');

const app = express();
const note = new Note('a');
const pages = [new Page('a'), new Page('b')];
const files = [new File('a'), new File('b')];
const mails = [new Mail('a'), new Mail('b')];
const logs = [new Log('a'), new Log('b')];

app.get('/note', async (req, res) => res.send(await note.textAsync()));
app.get('/note.ejs', (req, res) => res.send(ejs.render('<%= note.text() %>', { note })));
app.get('/size.ejs', (req, res) =>
  res.send(ejs.render('<%= size("a") %>', { size: (name) => fs.statSync(name).size })), // stays: escapes
);

app.get('/pages/:id', async (req, res) => res.send(await pages[req.params.id].textAsync()));
app.get('/pages', (req, res, next) => {
  pug.renderFile('pages.pug', { pages }, (error, html) => (error ? next(error) : res.send(html))); // stays: no-async-form
});

app.get('/files/:id', async (req, res) => res.send(await files[req.params.id].textAsync()));
app.get('/files', (req, res) => res.json(files.map(_.method('text'))));
app.get('/files/last', (req, res) => res.json(_.maxBy(files, _.method('text')).id));

app.get('/mails/:id', async (req, res) => res.send(await mails[req.params.id].textAsync()));
app.get('/mails', (req, res) => res.json(R.map(R.invoker(0, 'text'), mails)));

app.get('/logs/:id', async (req, res) => res.send(await logs[req.params.id].text()));
app.get('/logs', (req, res) => res.json(logs.filter(Boolean).map((log) => log.id)));
app.get('/logs.json', (req, res) => res.send(logs.map(JSON.stringify)));
app.get('/logs.txt', async (req, res) => res.send((await mapInOrder(logs, async (log) => log.text())).map(describe)));
app.listen(3000);
