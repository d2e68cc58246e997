const express = require('express');
const notes = require('./notes');
const files = require('./files');

const app = express();
app.get('/:name', (req, res) => res.send(notes.title(req.params.name)));
app.get('/:name/size', (req, res) => res.json(files.size(req.params.name)));
app.listen(3000);
