const fs = require('fs');

exports.read = () => fs.readFileSync('notes'); // found: request GET /notes
exports.add = (delta) => fs.appendFileSync('deltas', delta); // found: background
exports.put = (value) => fs.writeFileSync('put', value); // found: request app.registerPutHandler vessels.self
exports.clear = () => fs.rmSync('notes'); // found: unreachable
