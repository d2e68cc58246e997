const fs = require('fs');

exports.load = () => fs.readFileSync('both'); // found: request GET /both
exports.save = () => fs.writeFileSync('both', ''); // found: unreachable
