const fs = require('fs');

exports.load = () => fs.readFileSync('one'); // found: request GET /driver
exports.save = () => fs.writeFileSync('one', ''); // found: unreachable
