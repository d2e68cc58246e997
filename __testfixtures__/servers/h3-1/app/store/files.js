const { existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const inData = (name) => join(__dirname, '../data', name);

exports.readText = (name) => readFileSync(inData(name), 'utf8');

exports.writeText = (name, text) => {
  writeFileSync(inData(name), text);
};

exports.isThere = (name) => existsSync(inData(name));

exports.remove = (name) => {
  rmSync(inData(name));
};
