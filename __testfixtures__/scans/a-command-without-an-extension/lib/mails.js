const fs = require('fs');

exports.run = ([, , path]) => process.stdout.write(fs.readFileSync(path)); // found: startup
