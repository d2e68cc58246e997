const fs = require('fs');

exports.load = () => JSON.parse(fs.readFileSync('tags.json', 'utf8'));
