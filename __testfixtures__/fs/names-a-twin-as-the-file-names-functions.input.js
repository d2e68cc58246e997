const express = require('express');
const fs = require('fs');

function get_env() {
  return fs.readFileSync('.env', 'utf8');
}

const started_with = get_env();

const app = express();
app.get('/env', (req, res) => res.json({ started_with, now: get_env() }));
app.listen(3000);
