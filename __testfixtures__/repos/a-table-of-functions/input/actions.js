const fs = require('fs');

module.exports = {
  size: (name) => fs.lstatSync(name).size,
  text: (name) => fs.readFileSync(name, 'utf8'),
  upper: (name) => name.toUpperCase(),
};
