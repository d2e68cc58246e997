const fs = require('fs');

exports.size = () => fs.readdirSync('notes').length;

exports.sweep = () => {
  for (const name of fs.readdirSync('tmp')) fs.unlinkSync(`tmp/${name}`);
};
