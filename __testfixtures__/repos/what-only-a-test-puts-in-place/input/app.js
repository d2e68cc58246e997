const express = require('express');
const { Store, Shelf } = require('./store');
require('./spec/patch');

const shelf = new Shelf('books');
const first = [Store.title('first'), Store.mark('first'), Store.size('first'), Store.page('first'), shelf.list()];

const app = express();
app.get('/first', (req, res) => res.json(first));
app.get('/titles/:name', (req, res) => res.send(Store.title(req.params.name)));
app.get('/marks/:name', (req, res) => res.send(Store.mark(req.params.name)));
app.get('/sizes/:name', (req, res) => res.json(Store.size(req.params.name)));
app.get('/labels/:name', (req, res) => res.send(Store.label(req.params.name)));
app.get('/kinds/:name', (req, res) => res.send(Store.kind(req.params.name)));
app.get('/shelf', (req, res) => res.json(shelf.list()));
app.get('/pages/:name', (req, res) => res.json(Store.page(req.params.name)));
app.listen(3000);
