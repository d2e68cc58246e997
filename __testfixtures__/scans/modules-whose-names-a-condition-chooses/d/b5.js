const fs = require('fs');

exports.load = () => fs.readFileSync('5'); // found: request GET /5
