const fs = require('fs');

exports.loadDay = (name) => JSON.parse(fs.readFileSync(`days/${name}.json`, 'utf8')); // stays: escapes
