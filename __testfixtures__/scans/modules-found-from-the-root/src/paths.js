const fs = require('fs');

exports.real = (name) => fs.realpathSync(name); // found: request GET /files/:name
