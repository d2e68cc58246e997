const fs = require('fs');

exports.load = (name) => fs.readFileSync(`notes/${name}`, 'utf8');
