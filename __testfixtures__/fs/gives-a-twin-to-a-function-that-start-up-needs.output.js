const express = require('express');
const fs = require('fs');

const app = express();
const load = (name) => JSON.parse(fs.readFileSync(`${name}.json`, 'utf8'));

const loadAsync = async (name) => JSON.parse(await fs.promises.readFile(`${name}.json`, 'utf8'));

const { port } = load('config');

app.get('/users', async (req, res) => res.json(await loadAsync('users')));
app.listen(port);
