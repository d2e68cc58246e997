const fs = require('fs');

exports.load = () => JSON.parse(fs.readFileSync('links.json', 'utf8'));
