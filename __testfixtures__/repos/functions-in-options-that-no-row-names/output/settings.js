const fs = require('fs');

exports.get = (name) => JSON.parse(fs.readFileSync('settings.json', 'utf8'))[name];
exports.getAsync = async (name) => JSON.parse(await fs.promises.readFile('settings.json', 'utf8'))[name];
