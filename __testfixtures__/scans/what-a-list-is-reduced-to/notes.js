const fs = require('fs');

exports.list = (req, res) => res.send(fs.readdirSync('notes')); // found: request use /notes
exports.first = () => fs.readdirSync('first')[0]; // found: request use /first
exports.clear = () => fs.rmSync('notes'); // found: unreachable
