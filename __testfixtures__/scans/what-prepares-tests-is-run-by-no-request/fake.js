const fs = require('fs');
exports.init = () => fs.mkdirSync('x'); // found: startup
exports.load = () => fs.readFileSync('x'); // found: unreachable
