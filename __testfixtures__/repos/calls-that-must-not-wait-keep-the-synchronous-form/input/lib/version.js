const fs = require('fs');

exports.read = () => fs.readFileSync('VERSION', 'utf8').trim();
