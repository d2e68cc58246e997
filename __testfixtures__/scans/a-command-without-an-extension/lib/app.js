const express = require('express');
const fs = require('fs');

const app = express();
app.get('/', (req, res) => res.send(fs.readFileSync('index.html', 'utf8'))); // found: request GET /
module.exports = app;
