const fs = require('fs');

exports.load = () => JSON.parse(fs.readFileSync('notes.json', 'utf8'));
