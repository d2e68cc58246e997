const fs = require('fs');

exports.load = () => fs.readFileSync('13'); // found: request GET /13
