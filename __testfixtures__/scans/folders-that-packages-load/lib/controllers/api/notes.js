const fs = require('fs');

exports.list = (req, res) => res.send(fs.readdirSync('notes')); // found: request GET /notes
exports.show = (req, res) => res.send(fs.readFileSync('note')); // found: unreachable
