const fs = require('fs');

exports.load = (name) => JSON.parse(fs.readFileSync(`notes/${name}.json`, 'utf8'));
exports.loadAsync = async (name) => JSON.parse(await fs.promises.readFile(`notes/${name}.json`, 'utf8'));
