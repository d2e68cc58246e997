const fs = require('fs');

exports.read = (id) => JSON.parse(fs.readFileSync(`notes/${id}.json`, 'utf8'));
exports.readAsync = async (id) => JSON.parse(await fs.promises.readFile(`notes/${id}.json`, 'utf8'));
