const path = require('path');

const ROOT = path.join(__dirname, 'files');

exports.resolve = (name) => path.join(ROOT, name);
