const fs = require('fs');

exports.load = () => fs.readFileSync('18'); // found: request GET /18
