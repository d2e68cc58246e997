const fs = require('fs');

exports.age = (name) => fs.statfsSync(name).type;
