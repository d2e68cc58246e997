const fs = require('fs');

exports.use = () => fs.readFileSync('use'); // found: startup
exports.replaced = () => fs.readFileSync('fake', 'utf8'); // found: unreachable
