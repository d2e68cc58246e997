const fs = require('fs');
const size = require('./size');

exports.load = (name) => fs.readFileSync(`notes/${name}.txt`, 'utf8');

exports.names = () => fs.readdirSync('notes');

exports.size = (name) => size(`notes/${name}.txt`);
