const express = require('express');
const { default: one } = require('./store');
const store = require('./store');
const words = require('./words');

const app = express();
app.get('/one', (req, res) => res.send(one('one.txt')));
app.get('/all', (req, res) => res.send(store.all()));
app.get('/words', (req, res) => res.send(words.readWords()));
app.listen(3000);
