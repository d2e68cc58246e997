const fs = require('fs');

exports.load = () => JSON.parse(fs.readFileSync('words.json', 'utf8'));
