const fs = require('fs');

exports.run = () => fs.readFileSync('quit.txt'); // found: request GET /inputs/:name
