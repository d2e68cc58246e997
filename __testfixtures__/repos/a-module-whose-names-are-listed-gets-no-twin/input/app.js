const express = require('express');
const api = require('./api');
const texts = require('./texts');

const app = express();
const { port } = api.settings();
console.log(texts.welcome());

// A second name would be in the answer
app.get('/', (req, res) => {
  res.json({ methods: Object.keys(api), settings: api.settings() });
});

app.get('/welcome', (req, res) => {
  res.send(texts.welcome());
});

app.listen(port);
