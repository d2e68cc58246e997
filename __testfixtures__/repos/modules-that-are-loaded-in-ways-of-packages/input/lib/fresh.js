const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`fresh/${name}.json`, 'utf8'));
