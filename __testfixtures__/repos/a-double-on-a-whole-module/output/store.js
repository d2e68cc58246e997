const fs = require('fs');

exports.load = (name) => fs.readFileSync(`notes/${name}`, 'utf8');
exports.loadAsync = async (name) => fs.promises.readFile(`notes/${name}`, 'utf8');
