const fs = require('fs');

exports.setup = function (folder) {
  return JSON.parse(fs.readFileSync(`${folder}/pages.json`, 'utf8')); // stays: public-export
};
