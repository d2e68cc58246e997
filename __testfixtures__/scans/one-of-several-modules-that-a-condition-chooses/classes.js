const fs = require('fs');

exports.Fast = class {
  load() {
    return fs.readFileSync('fast'); // found: request GET /made
  }

  pick() {
    return fs.readFileSync('fast'); // found: request GET /picked
  }
};

exports.Slow = class {
  load() {
    return fs.readFileSync('slow'); // found: request GET /made
  }

  pick() {
    return fs.readFileSync('slow'); // found: request GET /picked
  }
};
