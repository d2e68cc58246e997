const fs = require('fs');

exports.load = () => fs.readFileSync('disk'); // found: request GET /driver
