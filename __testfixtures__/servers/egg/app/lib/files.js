const fs = require('node:fs');
const { join } = require('node:path');

const inData = (name) => join(__dirname, '../data', name);

exports.readText = (name) => fs.readFileSync(inData(name), 'utf8');

exports.writeText = (name, text) => {
  fs.writeFileSync(inData(name), text);
};

exports.appendText = (name, text) => {
  fs.appendFileSync(inData(name), text);
};

exports.isThere = (name) => fs.existsSync(inData(name));

exports.remove = (name) => {
  fs.rmSync(inData(name));
};

exports.list = () => fs.readdirSync(inData('.'));

exports.sizeOf = (name) => fs.statSync(inData(name)).size;

exports.prepare = () => {
  fs.mkdirSync(inData('kept'), { recursive: true });
};
