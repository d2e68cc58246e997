const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`texts/${name}.json`, 'utf8')); // stays: escapes
