const fs = require('fs');

exports.load = () => fs.readFileSync('12'); // found: request GET /12
