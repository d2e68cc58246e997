const express = require('express');
const { Store, Shelf } = require('./store');
require('./spec/patch');

const shelf = new Shelf('books');
const first = [Store.title('first'), Store.mark('first'), Store.size('first'), Store.page('first'), shelf.list()];

const app = express();
app.get('/first', (req, res) => res.json(first));
app.get('/titles/:name', async (req, res) => res.send(await Store.titleAsync(req.params.name)));
app.get('/marks/:name', async (req, res) => res.send(await Store.markAsync(req.params.name)));
app.get('/sizes/:name', (req, res) => res.json(Store.size(req.params.name)));
app.get('/labels/:name', async (req, res) => res.send(await Store.labelAsync(req.params.name)));
app.get('/kinds/:name', (req, res) => res.send(Store.kind(req.params.name)));
app.get('/shelf', async (req, res) => res.json(await shelf.listAsync()));
app.get('/pages/:name', (req, res) => res.json(Store.page(req.params.name)));
app.listen(3000);
