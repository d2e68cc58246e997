const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`data/${name}.json`, 'utf8'));
