const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`${name}.json`, 'utf8')); // stays: needed-at-startup

exports.names = async () => fs.promises.readdir('notes');
