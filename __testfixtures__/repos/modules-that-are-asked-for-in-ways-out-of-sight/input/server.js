const express = require('express');
const { load: loadNote } = require('./lib/notes');
const { load: loadText } = require('./lib/texts');
const { load: loadUser } = require('./lib/users');
const { loadDay } = require('./lib/days');
const { load: loadFile } = require('./lib/files');

const app = express();
app.get('/notes/:id', (req, res) => res.json(loadNote(req.params.id)));
app.get('/texts/:id', (req, res) => res.json(loadText(req.params.id)));
app.get('/users/:id', (req, res) => res.json(loadUser(req.params.id)));
app.get('/days/:id', (req, res) => res.json(loadDay(req.params.id)));
app.get('/files/:id', (req, res) => res.json(loadFile(req.params.id)));
app.use(require('./others'));
app.listen(3000);
