const fs = require('fs');

exports.load = async (name) => fs.promises.readFile(`names/${name}`, 'utf8');
