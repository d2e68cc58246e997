const fs = require('fs');

exports.changed = (name) => fs.statSync(name).mtime; // found: request GET /pages
exports.touched = (name) => fs.statSync(name).atime; // found: unreachable
