const fs = require('fs');

exports.load = (name) => fs.readFileSync(`notes/${name}.txt`, 'utf8');

exports.names = (folder) => fs.readdirSync(folder);
