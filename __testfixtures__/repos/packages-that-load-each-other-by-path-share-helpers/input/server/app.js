const express = require('express');
const store = require('../tools/store');

const app = express();
app.get('/:name', (req, res) => res.json(store.has(req.params.name)));
app.listen(3000);
