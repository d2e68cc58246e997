const fs = require('fs');

exports.read = () => fs.readFileSync('values.json'); // found: request GET /values
exports.clear = () => fs.unlinkSync('values.json'); // found: unreachable
