const fs = require('fs');

exports.nameOf = (name) => fs.realpathSync(name); // found: request GET /old
