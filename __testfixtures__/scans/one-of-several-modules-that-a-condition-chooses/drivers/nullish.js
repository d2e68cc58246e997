const fs = require('fs');

exports.load = () => fs.readFileSync('nullish'); // found: request GET /nullish
exports.save = () => fs.writeFileSync('nullish', ''); // found: unreachable
