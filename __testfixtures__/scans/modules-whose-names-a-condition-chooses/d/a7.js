const fs = require('fs');

exports.load = () => fs.readFileSync('7'); // found: request GET /7
