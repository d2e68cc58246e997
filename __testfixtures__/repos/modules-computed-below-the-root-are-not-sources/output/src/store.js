const fs = require('fs');

exports.load = async (name) => JSON.parse(await fs.promises.readFile(`data/${name}.json`, 'utf8'));
