const fs = require('fs');

exports.load = (name) => fs.readFileSync(`notes/${name}.txt`, 'utf8');
exports.loadAsync = async (name) => fs.promises.readFile(`notes/${name}.txt`, 'utf8');
