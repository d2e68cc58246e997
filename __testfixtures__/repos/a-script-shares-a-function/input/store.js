const fs = require('fs');

exports.add = (name) => fs.mkdirSync(`notes/${name}`);
