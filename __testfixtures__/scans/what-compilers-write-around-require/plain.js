'use strict';
const fs = require('fs');
module.exports = { load: () => fs.readFileSync('c', 'utf8') }; // found: request GET /plain
