const fs = require('fs');

exports.load = async (name) => fs.promises.readFile(`notes/${name}.txt`, 'utf8');
