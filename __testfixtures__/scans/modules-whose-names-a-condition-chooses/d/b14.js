const fs = require('fs');

exports.load = () => fs.readFileSync('14'); // found: request GET /14
