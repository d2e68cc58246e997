const fs = require('fs');

exports.read = () => fs.readFileSync('VERSION', 'utf8').trim();
exports.readAsync = async () => (await fs.promises.readFile('VERSION', 'utf8')).trim();
