const fs = require('fs');

exports.load = () => fs.readFileSync('slow'); // found: request GET /lib
exports.save = () => fs.writeFileSync('slow', ''); // found: unreachable
