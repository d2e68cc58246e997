const fs = require('fs');

exports.load = async (name) => JSON.parse(await fs.promises.readFile(`made/${name}.json`, 'utf8'));
