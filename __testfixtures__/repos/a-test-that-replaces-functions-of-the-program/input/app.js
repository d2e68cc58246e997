const express = require('express');
const { load, list } = require('./store');
const sizes = require('./sizes');
const ages = require('./ages');
const kinds = require('./kinds');
const marks = require('./marks');
const names = require('./names');
const tags = require('./tags');

const title = load('title');
const first = sizes.size('first');
const known = [marks.mark('first'), tags.tag('first')];

const app = express();
app.get('/title', (req, res) => res.json([title, first, known]));
app.get('/:name', (req, res) => res.send(load(req.params.name)));
app.get('/', (req, res) => res.json(list()));
app.get('/size/:name', (req, res) => res.json(sizes.size(req.params.name)));
app.get('/age/:name', (req, res) => res.json(ages.age(req.params.name)));
app.get('/kind/:name', (req, res) => res.json(kinds.kind(req.params.name)));
app.get('/mark/:name', (req, res) => res.send(marks.mark(req.params.name)));
app.get('/name/:name', (req, res) => res.send(names.name(req.params.name)));
app.get('/tag/:name', (req, res) => res.send(tags.tag(req.params.name)));
app.listen(3000);
