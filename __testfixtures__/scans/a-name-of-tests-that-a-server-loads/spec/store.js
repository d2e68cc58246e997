const fs = require('fs');

exports.read = (name) => JSON.parse(fs.readFileSync(`specs/${name}.json`, 'utf8')); // found: request GET /spec/:name
