const fs = require('fs');

exports.load = () => JSON.parse(fs.readFileSync('pages.json', 'utf8'));
