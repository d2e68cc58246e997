const fs = require('fs');

exports.name = (file) => fs.readFileSync(`names/${file}`, 'utf8'); // stays: needs-review
