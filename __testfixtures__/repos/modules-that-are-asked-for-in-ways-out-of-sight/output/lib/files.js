const fs = require('fs');

exports.load = async (name) => JSON.parse(await fs.promises.readFile(`files/${name}.json`, 'utf8'));
