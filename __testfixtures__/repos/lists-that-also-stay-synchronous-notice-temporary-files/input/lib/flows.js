const fs = require('fs');

exports.list = () => fs.readdirSync('flows');

exports.load = (name) => fs.readFileSync(`flows/${name}`, 'utf8');

// What stays synchronous lists the temporary file, too.
exports.save = (name, text) => {
  fs.writeFileSync(`flows/${name}`, text); // stays: needs-review
};
