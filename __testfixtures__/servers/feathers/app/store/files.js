const { accessSync, appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
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

exports.appendText = (name, text) => {
  appendFileSync(inData(name), text);
};

exports.list = () => readdirSync(inData('.'));

exports.sizeOf = (name) => statSync(inData(name)).size;

exports.canRead = (name) => {
  try {
    accessSync(inData(name));
    return true;
  } catch {
    return false;
  }
};
