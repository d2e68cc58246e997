const fs = require('fs');

exports.Site = class {
  heading() {
    return fs.readFileSync('heading', 'utf8'); // found: request GET /pages
  }

  drop() {
    fs.rmSync('heading'); // found: unreachable
  }
};
