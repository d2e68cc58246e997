const fs = require('fs');

exports.add = (name) => fs.mkdirSync(`notes/${name}`);
exports.addAsync = async (name) => fs.promises.mkdir(`notes/${name}`);
