const fs = require('fs');

exports.load = () => fs.readFileSync('local'); // found: request GET /impl
exports.save = () => fs.writeFileSync('local', ''); // found: unreachable
