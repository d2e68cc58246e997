const fs = require('fs');

exports.load = () => JSON.parse(fs.readFileSync('texts.json', 'utf8'));
