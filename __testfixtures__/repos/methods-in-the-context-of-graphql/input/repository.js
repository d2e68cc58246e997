const fs = require('fs');

exports.read = (kind, id) => JSON.parse(fs.readFileSync(`data/${kind}/${id}.json`, 'utf8'));
