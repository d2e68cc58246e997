const express = require('express');
const store = require('@shop/store');
const { report } = require('@shop/store/reports/daily');

const app = express();
app.get('/items', (req, res) => res.json(store.load()));
app.get('/report', (req, res) => res.send(report()));
app.listen(3000);
