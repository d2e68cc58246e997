const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`esm/${name}.json`, 'utf8'));
