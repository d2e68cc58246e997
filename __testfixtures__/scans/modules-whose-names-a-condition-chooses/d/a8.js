const fs = require('fs');

exports.load = () => fs.readFileSync('8'); // found: request GET /8
