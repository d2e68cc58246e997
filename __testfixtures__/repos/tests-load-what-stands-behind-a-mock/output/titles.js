const fs = require('fs');

exports.titleOf = (id) => fs.readFileSync(`titles/${id}.txt`, 'utf8');
exports.titleOfAsync = async (id) => fs.promises.readFile(`titles/${id}.txt`, 'utf8');
