const express = require('express');
const notes = require('./notes');

const app = express();
app.get('/all', (req, res, next) => notes.all(['a', 'b'], (error, texts) => (error ? next(error) : res.json(texts))));
app.get('/first', (req, res, next) => notes.first('a', (error, text) => (error ? next(error) : res.send(text))));
app.get('/both', (req, res, next) => notes.both('a', 'b', (error, found) => (error ? next(error) : res.json(found))));
app.get('/modes', (req, res, next) => notes.modes(['a', 'b'], (error, modes) => (error ? next(error) : res.json(modes))));
app.get('/sizes', (req, res) => notes.sizes(['a', 'b'], (error, sizes) => res.json(sizes)));
app.get('/links', (req, res) => res.json(notes.links(['a', 'b'])));
app.listen(3000);
