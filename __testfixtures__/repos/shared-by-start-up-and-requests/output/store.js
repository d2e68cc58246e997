const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`${name}.json`, 'utf8'));

exports.loadAsync = async (name) => JSON.parse(await fs.promises.readFile(`${name}.json`, 'utf8'));

exports.names = async () => fs.promises.readdir('notes');
