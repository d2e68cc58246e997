const fs = require('fs');

exports.read = (name) => fs.readFileSync(`${name}.txt`, 'utf8');
exports.size = (name) => exports.read(name).length;
