#!/usr/bin/env node
const fs = require('fs');
const { pack } = require('./pack');

fs.mkdirSync('export'); // found: tooling
pack();
