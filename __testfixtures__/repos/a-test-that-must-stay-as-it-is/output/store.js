const fs = require('fs');
const size = require('./size');

exports.load = (name) => fs.readFileSync(`notes/${name}.txt`, 'utf8');

exports.loadAsync = async (name) => fs.promises.readFile(`notes/${name}.txt`, 'utf8');

exports.names = async () => fs.promises.readdir('notes');

exports.size = (name) => size(`notes/${name}.txt`);
