const fs = require('fs');

exports.read = (id) => JSON.parse(fs.readFileSync(`notes/${id}.json`, 'utf8'));
