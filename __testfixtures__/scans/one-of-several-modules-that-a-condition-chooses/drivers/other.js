const fs = require('fs');

exports.load = () => fs.readFileSync('other'); // found: request GET /driver
exports.save = () => fs.writeFileSync('other', ''); // found: unreachable
