const express = require('express');
const { load } = require('./store');

const app = express();
app.get('/:id', (req, res) => res.send(load(req.params.id)));
app.listen(3000);
