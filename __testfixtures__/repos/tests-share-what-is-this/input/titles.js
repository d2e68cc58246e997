const fs = require('fs');

exports.titleOf = (id) => fs.readFileSync(`titles/${id}.txt`, 'utf8');
