const fs = require('fs');

exports.load = () => fs.readFileSync('notes', 'utf8'); // found: request GET /notes
exports.spied = () => fs.readFileSync('spied', 'utf8'); // found: request GET /spied
exports.replaced = () => fs.readFileSync('replaced', 'utf8'); // found: request GET /set
