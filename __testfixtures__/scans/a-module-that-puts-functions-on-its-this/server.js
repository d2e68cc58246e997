const express = require('express');
const notes = require('./notes');
const pages = require('./pages');
const both = require('./both');
const aliased = require('./aliased');
const old = require('./old');

const app = express();
app.get('/notes', (req, res) => res.send(notes.load() + notes.first()));
app.get('/pages', (req, res) => res.send(pages.show()));
app.get('/both', (req, res) => res.send(both.list()));
app.get('/aliased', (req, res) => res.send(aliased.list()));
app.get('/inner', (req, res) => res.send(aliased.inner()));
app.get('/old', (req, res) => res.send(old.read()));
app.listen(3000);
