const fs = require('fs');

exports.load = () => fs.readFileSync('3'); // found: request GET /3
