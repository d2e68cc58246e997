const fs = require('fs');

exports.load = async (name) => JSON.parse(await fs.promises.readFile(`root/${name}.json`, 'utf8'));
