const fs = require('fs');

exports.load = async () => JSON.parse(await fs.promises.readFile('links.json', 'utf8'));
