const fs = require('fs');

exports.read = (kind, id) => JSON.parse(fs.readFileSync(`data/${kind}/${id}.json`, 'utf8'));
exports.readAsync = async (kind, id) => JSON.parse(await fs.promises.readFile(`data/${kind}/${id}.json`, 'utf8'));
