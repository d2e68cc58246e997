const fs = require('fs');

exports.load = (name) => fs.statSync(name); // found: request GET /models
