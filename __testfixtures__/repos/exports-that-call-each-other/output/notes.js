const fs = require('fs');

exports.load = async (name) => fs.promises.readFile(name, 'utf8');

exports.lines = async function (name) {
  return (await exports.load(name)).split('\n');
};

exports.title = async function (name) {
  return (await module.exports.lines(name))[0] + (await this.lines(name))[1];
};
