const fs = require('fs');

exports.load = () => fs.readFileSync('store.txt', 'utf8'); // found: request api/hello#default
