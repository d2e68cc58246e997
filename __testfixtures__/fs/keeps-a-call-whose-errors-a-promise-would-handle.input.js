const fs = require('fs');
const express = require('express');
const { ask } = require('./ask');

const app = express();
const load = (name) => JSON.parse(fs.readFileSync(name, 'utf8')); // stays: needs-review
const user = () => load('user.json');
const words = () => fs.readFileSync('words.txt', 'utf8');

// A missing file was an error of the handler.
app.get('/home', (req, res) => {
  Promise.all([user(), ask(req.query.id)])
    .then((all) => res.json(all))
    .catch(() => res.json([]));
});

// Either way it comes to the error handlers.
app.get('/words', (req, res, next) => {
  Promise.all([words(), ask(req.query.id)])
    .then((all) => res.json(all))
    .catch(next);
});

app.listen(3000);
