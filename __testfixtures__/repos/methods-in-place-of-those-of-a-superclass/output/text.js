const fs = require('fs');

exports.text = (name) => fs.readFileSync(`texts/${name}`, 'utf8');
exports.textAsync = async (name) => fs.promises.readFile(`texts/${name}`, 'utf8');
