const fs = require('fs');

exports.fileExists = (name) => fs.existsSync(`data/${name}`);
