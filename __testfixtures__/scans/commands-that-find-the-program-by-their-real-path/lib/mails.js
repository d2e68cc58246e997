const fs = require('fs');

exports.run = () => process.stdout.write(fs.readFileSync('mails')); // found: startup
exports.clear = () => fs.unlinkSync('mails'); // found: unreachable
