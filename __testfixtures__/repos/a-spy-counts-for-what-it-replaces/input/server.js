const express = require('express');
const a = require('./a');
const b = require('./b');
const app = express();
app.get('/a/:id', (req, res) => res.json(a.size(req.params.id)));
app.get('/b/:id', (req, res) => res.json(b.size(req.params.id)));
app.listen(3000);
