const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`notes/${name}.json`, 'utf8')); // stays: escapes
