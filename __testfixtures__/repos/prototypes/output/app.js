const express = require('express');
const Store = require('./store');

const app = express();
const store = new Store('notes');
app.get('/:name', async (req, res) => res.send(await store.title(req.params.name)));
app.listen(3000);
