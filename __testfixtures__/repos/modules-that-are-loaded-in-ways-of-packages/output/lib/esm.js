const fs = require('fs');

exports.load = async (name) => JSON.parse(await fs.promises.readFile(`esm/${name}.json`, 'utf8'));
