const express = require('express');
const { default: one } = require('./store');
const store = require('./store');

const app = express();
app.get('/one', (req, res) => res.send(one('one.txt')));
app.get('/all', (req, res) => res.send(store.all()));
app.listen(3000);
