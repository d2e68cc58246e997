const fs = require('fs');
const { promisify } = require('util');
const realpathAsync = promisify(fs.realpath);

exports.tag = (name) => fs.realpathSync(`tags/${name}`);
exports.tagAsync = async (name) => realpathAsync(`tags/${name}`);
