const fs = require('fs');
exports.load = (id) => fs.readFileSync(`notes/${id}.txt`, 'utf8');
