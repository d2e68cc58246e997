const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`users/${name}.json`, 'utf8')); // stays: escapes
