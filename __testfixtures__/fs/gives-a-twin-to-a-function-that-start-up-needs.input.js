const express = require('express');
const fs = require('fs');

const app = express();
const load = (name) => JSON.parse(fs.readFileSync(`${name}.json`, 'utf8'));

const { port } = load('config');

app.get('/users', (req, res) => res.json(load('users')));
app.listen(port);
