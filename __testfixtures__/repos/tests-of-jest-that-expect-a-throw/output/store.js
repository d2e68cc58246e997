const fs = require('fs');

exports.load = async (name) => fs.promises.readFile(`notes/${name}.txt`, 'utf8');

exports.names = async (folder) => fs.promises.readdir(folder);
