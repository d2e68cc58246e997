const fs = require('fs');

exports.tag = (name) => fs.realpathSync(`tags/${name}`);
