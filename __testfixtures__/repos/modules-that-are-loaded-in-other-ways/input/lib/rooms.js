const fs = require('fs');

exports.load = () => JSON.parse(fs.readFileSync('rooms.json', 'utf8'));
