const fs = require('fs');

exports.age = async (name) => (await fs.promises.statfs(name)).type;
