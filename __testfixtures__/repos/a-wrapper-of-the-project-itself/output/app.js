const express = require('express');
const fs = require('fs');
const { wrap } = require('./wrap');

const app = express();
app.get('/a', wrap(async (req, res) => res.send(await fs.promises.readFile('a.txt', 'utf8'))));
app.get('/b', async (req, res) => res.send(await fs.promises.readFile('b.txt', 'utf8')));
app.listen(3000);
