const express = require('express');
const { load } = require('./store');

const app = express();
app.get('/:name', (req, res) => res.send(load(req.params.name)));
app.listen(3000);
