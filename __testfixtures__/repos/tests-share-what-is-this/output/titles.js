const fs = require('fs');

exports.titleOf = async (id) => fs.promises.readFile(`titles/${id}.txt`, 'utf8');
