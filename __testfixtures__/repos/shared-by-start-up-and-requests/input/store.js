const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`${name}.json`, 'utf8'));

exports.names = () => fs.readdirSync('notes');
