const fs = require('fs');

exports.load = (id) => fs.readFileSync(id, 'utf8'); // found: request GET /lazy
