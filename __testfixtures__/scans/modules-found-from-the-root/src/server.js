const express = require('express');
const load = require('rfr');
const files = load('src/files');
const logs = load('/src/logs.js');

const app = express();

app.get('/files/:name', (req, res) => res.send(files.read(req.params.name)));
app.get('/logs', (req, res) => res.send(logs.read()));

app.listen(3000);
