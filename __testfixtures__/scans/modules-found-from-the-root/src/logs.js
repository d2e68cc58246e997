const fs = require('fs');

exports.read = () => fs.readFileSync('log', 'utf8'); // found: request GET /logs
