const express = require('express');
const { names } = require('./lib/store');

const app = express();
app.get('/names', (req, res) => res.json(names('users.json')));
app.listen(3000);
