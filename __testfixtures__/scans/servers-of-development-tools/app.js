const express = require('express');
const fs = require('fs');

const app = express();
app.get('/notes', (req, res) => res.send(fs.readFileSync('notes'))); // found: request GET /notes
module.exports = app;
