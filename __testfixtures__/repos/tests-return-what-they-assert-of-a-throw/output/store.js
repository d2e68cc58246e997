const fs = require('fs');
exports.load = async (id) => fs.promises.readFile(`notes/${id}.txt`, 'utf8');
