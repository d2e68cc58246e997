const fs = require('fs');
const { copyFileAtomic, writeFileAtomic } = require('./unblock-helpers');

exports.save = async (name, value) => {
  fs.writeFileSync(`${name}.json`, JSON.stringify(value)); // stays: needs-review
};

exports.backup = async (name) => {
  await copyFileAtomic(`${name}.json`, `${name}.bak`);
};

exports.touch = async (name) => {
  await writeFileAtomic(`${name}.touched`, 'yes');
};
