const fs = require('fs');

exports.read = async (name) => fs.promises.readFile(`${name}.txt`, 'utf8');
exports.size = async (name) => (await exports.read(name)).length;
