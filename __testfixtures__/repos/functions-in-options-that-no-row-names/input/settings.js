const fs = require('fs');

exports.get = (name) => JSON.parse(fs.readFileSync('settings.json', 'utf8'))[name];
