const express = require('express');
const Store = require('./store');

const app = express();
const store = new Store('notes');
app.get('/:name', (req, res) => res.send(store.title(req.params.name)));
app.listen(3000);
