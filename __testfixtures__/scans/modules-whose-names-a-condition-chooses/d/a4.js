const fs = require('fs');

exports.load = () => fs.readFileSync('4'); // found: request GET /4
