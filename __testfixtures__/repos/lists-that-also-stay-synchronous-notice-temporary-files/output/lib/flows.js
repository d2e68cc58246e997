const fs = require('fs');
const { readWhole } = require('../unblock-helpers');

exports.list = () => fs.readdirSync('flows');

exports.listAsync = async () => fs.promises.readdir('flows');

exports.load = async (name) => readWhole(`flows/${name}`, 'utf8');

// What stays synchronous lists the temporary file, too.
exports.save = (name, text) => {
  fs.writeFileSync(`flows/${name}`, text); // stays: needs-review
};
