const fs = require('fs');

exports.text = (name) => fs.readFileSync(`texts/${name}`, 'utf8');
