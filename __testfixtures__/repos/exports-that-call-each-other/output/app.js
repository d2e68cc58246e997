const express = require('express');
const notes = require('./notes');
const files = require('./files');

const app = express();
app.get('/:name', async (req, res) => res.send(await notes.title(req.params.name)));
app.get('/:name/size', async (req, res) => res.json(await files.size(req.params.name)));
app.listen(3000);
