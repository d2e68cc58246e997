const express = require('express');
const { Reports } = require('./dist/reports.service');
const written = require('./lib/by-hand');

const app = express();
const reports = new Reports();
app.get('/reports', (req, res) => res.json(reports.list()));
app.get('/hand', (req, res) => res.send(written()));
app.listen(3000);
