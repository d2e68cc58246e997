const fs = require('fs');

exports.load = () => fs.readFileSync('1'); // found: request GET /1
