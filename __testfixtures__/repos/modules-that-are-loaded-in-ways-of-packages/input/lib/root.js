const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`root/${name}.json`, 'utf8'));
