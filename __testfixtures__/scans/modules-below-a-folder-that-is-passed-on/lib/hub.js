const path = require('path');

const ROOT = path.resolve(__dirname, '..');

module.exports = { path: path, ROOT: ROOT };
