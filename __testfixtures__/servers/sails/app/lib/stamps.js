const fs = require('node:fs');
const { join } = require('node:path');

const inData = (name) => join(__dirname, '../data', name);

exports.readStamp = () => fs.readFileSync(inData('version'), 'utf8'); // stays: caller-not-in-sight

exports.readVersion = () => fs.readFileSync(inData('version'), 'utf8'); // stays: caller-not-in-sight

exports.accessed = (text) => {
  fs.accessSync(inData('version')); // stays: escapes
  return text;
};
