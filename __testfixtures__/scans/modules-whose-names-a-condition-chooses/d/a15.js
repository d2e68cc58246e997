const fs = require('fs');

exports.load = () => fs.readFileSync('15'); // found: request GET /15
