const fs = require('fs');

exports.load = () => fs.readFileSync('11'); // found: request GET /11
