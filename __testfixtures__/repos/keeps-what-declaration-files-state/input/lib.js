const fs = require('fs');

exports.load = (name) => fs.readFileSync(name, 'utf8'); // stays: typed-contract
