const fs = require('fs');

exports.load = () => fs.readFileSync('late'); // found: request GET /late
exports.save = () => fs.writeFileSync('late', ''); // found: unreachable
