const fs = require('fs');

exports.load = async (name) => JSON.parse(await fs.promises.readFile(`fresh/${name}.json`, 'utf8'));
