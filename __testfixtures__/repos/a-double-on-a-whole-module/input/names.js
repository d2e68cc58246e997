const fs = require('fs');

exports.load = (name) => fs.readFileSync(`names/${name}`, 'utf8');
