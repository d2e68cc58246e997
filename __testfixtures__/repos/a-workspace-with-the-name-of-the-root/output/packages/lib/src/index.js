const fs = require('fs');

exports.list = async (folder) => fs.promises.readdir(folder);
