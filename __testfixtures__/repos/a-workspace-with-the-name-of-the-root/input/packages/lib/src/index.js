const fs = require('fs');

exports.list = (folder) => fs.readdirSync(folder);
