const fs = require('fs');

exports.load = async (name) => JSON.parse(await fs.promises.readFile(`jiti/${name}.json`, 'utf8'));
