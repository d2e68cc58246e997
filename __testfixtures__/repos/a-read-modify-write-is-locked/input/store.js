const fs = require('fs');
const path = require('path');

const fileOf = (name) => path.join(__dirname, 'data', `${name}.json`);

exports.load = (name) => JSON.parse(fs.readFileSync(fileOf(name), 'utf8'));

exports.save = (name, value) => {
  fs.writeFileSync(fileOf(name), JSON.stringify(value));
};
