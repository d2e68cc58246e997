const fs = require('fs');

exports.save = async (name, value) => {
  fs.writeFileSync(`${name}.json`, JSON.stringify(value)); // stays: needs-review
};

exports.backup = async (name) => {
  fs.copyFileSync(`${name}.json`, `${name}.bak`);
};

exports.touch = async (name) => {
  fs.writeFileSync(`${name}.touched`, 'yes');
};
