const fs = require('fs');

exports.load = (name) => fs.readFileSync(name, 'utf8'); // found: request GET /reports/:name
