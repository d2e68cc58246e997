const fs = require('fs');

exports.command = 'names';
exports.handler = () => fs.readdirSync('names'); // found: startup
