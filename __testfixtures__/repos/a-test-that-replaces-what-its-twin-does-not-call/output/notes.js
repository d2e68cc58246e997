const fs = require('fs');

exports.load = (name) => fs.readFileSync(`notes/${name}.txt`, 'utf8');

exports.loadAsync = async (name) => fs.promises.readFile(`notes/${name}.txt`, 'utf8');

exports.target = (name) => fs.readlinkSync(`notes/${name}.txt`); // stays: needs-review
