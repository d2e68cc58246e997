const fs = require('fs');

exports.size = async (name) => (await fs.promises.lstat(name)).size;
