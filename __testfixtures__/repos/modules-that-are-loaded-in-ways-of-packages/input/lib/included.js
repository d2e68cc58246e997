const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`included/${name}.json`, 'utf8'));
