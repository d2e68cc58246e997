const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`files/${name}.json`, 'utf8'));
