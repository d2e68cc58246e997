const express = require('express');
const registry = require('./registry');
const api = require('./api');
const tables = require('./tables');
const lazy = require('./lazy');

const app = express();
app.get('/load', (req, res) => res.send(registry.all.load(req.query.id)));
app.post('/save', (req, res) => res.send(registry.all.save(req.query.id)));
app.get('/size', (req, res) => res.send(registry.chosen.measure(req.query.id)));
app.get('/api', (req, res) => res.send(api.read(req.query.id)));
app.get('/wrapped', (req, res) => res.send(api.wrapped.list()));
app.get('/tables', (req, res) => res.send(tables.show(req.query.id)));
app.put('/tables', (req, res) => res.send(tables.write(req.query.id)));
app.get('/folded', (req, res) => res.send(tables.folded.findNote(req.query.id)));
app.get('/lazy', (req, res) => res.send(lazy.notes.load(req.query.id)));
app.get('/defined', (req, res) => res.send(lazy.count()));
app.listen(3000);
