const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`made/${name}.json`, 'utf8'));
