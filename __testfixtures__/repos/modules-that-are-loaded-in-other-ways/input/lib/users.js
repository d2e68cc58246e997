const fs = require('fs');

exports.load = () => JSON.parse(fs.readFileSync('users.json', 'utf8'));
