const express = require('express');
const fs = require('node:fs');
const hooks = require('./core/hooks');

const app = express();
const { parts } = JSON.parse(fs.readFileSync('parts.json', 'utf8')); // found: startup
hooks.load(parts);
hooks.callAll('createServer', { app });
app.listen(3000);
