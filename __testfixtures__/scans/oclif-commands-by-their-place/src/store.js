const fs = require('fs');

exports.dropAll = () => fs.rmSync('data.json'); // found: startup

exports.load = () => fs.readFileSync('data.json', 'utf8'); // found: request GET /data
