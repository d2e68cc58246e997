const express = require('express');
const fs = require('fs');

const app = express();
app.get('/free', (req, res) => res.json(fs.statfsSync('/').bfree)); // stays: not-in-node-version
app.get('/names', (req, res) => res.json(fs.readdirSync('/')));
app.listen(3000);
