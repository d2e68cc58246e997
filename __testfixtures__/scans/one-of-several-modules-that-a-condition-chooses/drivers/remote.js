const fs = require('fs');

exports.load = () => fs.readFileSync('remote'); // found: request GET /impl
exports.save = () => fs.writeFileSync('remote', ''); // found: unreachable
