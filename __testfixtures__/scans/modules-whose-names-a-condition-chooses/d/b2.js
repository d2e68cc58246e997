const fs = require('fs');

exports.load = () => fs.readFileSync('2'); // found: request GET /2
