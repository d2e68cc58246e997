const fs = require('fs');
exports.A = class {
  load() {
    return fs.readFileSync('x'); // found: request GET /9
  }
};
exports.B = class {
  load() {
    return fs.readFileSync('x'); // found: request GET /9
  }
};
