const fs = require('fs');

exports.load = () => fs.readFileSync('fast'); // found: request GET /lib
exports.save = () => fs.writeFileSync('fast', ''); // found: unreachable
