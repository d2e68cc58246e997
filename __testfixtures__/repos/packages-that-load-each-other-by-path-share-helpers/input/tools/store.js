const fs = require('fs');

exports.has = (name) => fs.existsSync(`data/${name}`);
