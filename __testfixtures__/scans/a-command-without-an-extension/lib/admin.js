const express = require('express');
const fs = require('fs');

const app = express();
app.get('/log', (req, res) => res.send(fs.readFileSync('log', 'utf8'))); // found: request GET /log
module.exports = app;
