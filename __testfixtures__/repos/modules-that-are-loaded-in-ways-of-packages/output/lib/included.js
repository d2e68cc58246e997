const fs = require('fs');

exports.load = async (name) => JSON.parse(await fs.promises.readFile(`included/${name}.json`, 'utf8'));
