const fs = require('fs');

exports.load = () => fs.readFileSync('16'); // found: request GET /16
