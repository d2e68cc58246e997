const fs = require('fs');

exports.run = () => fs.readFileSync('join.txt'); // found: request GET /inputs/:name
