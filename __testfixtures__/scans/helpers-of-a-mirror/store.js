const fs = require('fs');

exports.read = () => fs.readFileSync('notes'); // found: request GET /notes
exports.clear = () => fs.rmSync('notes'); // found: unreachable
