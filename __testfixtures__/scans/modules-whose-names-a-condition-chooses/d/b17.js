const fs = require('fs');

exports.load = () => fs.readFileSync('17'); // found: request GET /17
