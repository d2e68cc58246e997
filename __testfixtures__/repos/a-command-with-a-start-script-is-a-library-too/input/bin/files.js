#!/usr/bin/env node
const { createServer } = require('../lib/server');

createServer('public').listen(8080);
