const express = require('express');
const { size } = require('./size');

const app = express();
app.get('/', (req, res) => res.json(size('data.db')));
app.listen(3000);
