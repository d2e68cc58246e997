const fs = require('fs');
module.exports = { read: () => fs.readFileSync('x.txt') }; // found: request GET /
