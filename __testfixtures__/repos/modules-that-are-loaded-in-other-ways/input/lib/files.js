const fs = require('fs');

exports.load = () => JSON.parse(fs.readFileSync('files.json', 'utf8'));
