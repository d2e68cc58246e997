const fs = require('fs');

exports.save = (name) => fs.mkdirSync(name); // found: request PUT /tags/:name
