const express = require('express');
const store = require('./store');

const app = express();
app.get('/:id', (req, res) => store.get(req.params.id, (err, found) => res.json(found)));
app.listen(3000);
