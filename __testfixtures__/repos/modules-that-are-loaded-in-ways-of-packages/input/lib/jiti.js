const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`jiti/${name}.json`, 'utf8'));
