const fs = require('node:fs');
const { join } = require('node:path');

const inData = (name) => join(__dirname, '../data', name);

exports.readStamp = () => fs.readFileSync(inData('version'), 'utf8');

exports.failure = () => fs.readFileSync(inData('failed.txt'), 'utf8');

exports.accessed = (path) => {
  fs.accessSync(inData('version'));
  return path;
};

exports.known = (name) => ({ known: fs.existsSync(inData(`${name}.json`)) });
