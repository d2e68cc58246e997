const express = require('express');
const { load } = require('./store');

const app = express();
app.get('/', (req, res) => res.json(load()));
app.listen(3000);
