const fs = require('fs');

exports.read = fs.readFileSync;
