const express = require('express');
const fs = require('fs');
const { wrap } = require('./wrap');

const app = express();
app.get('/a', wrap((req, res) => res.send(fs.readFileSync('a.txt', 'utf8'))));
app.get('/b', async (req, res) => res.send(fs.readFileSync('b.txt', 'utf8')));
app.listen(3000);
