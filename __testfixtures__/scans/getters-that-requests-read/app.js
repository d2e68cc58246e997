const express = require('express');
const { Archive, Store, settings } = require('./store');

const store = new Store();
const archive = new Archive();
const { notes } = { notes: [] };
console.log(settings.theme, notes);

const app = express();
app.get('/notes', (req, res) => res.json(store.notes));
app.get('/size', (req, res) => res.json(Store.size));
app.get('/archive', (req, res) => res.json(archive.notes));
app.get('/theme', (req, res) => res.json(settings.theme));
app.listen(3000);
