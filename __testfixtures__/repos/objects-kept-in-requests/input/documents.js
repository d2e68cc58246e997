const fs = require('fs');
const path = require('path');

class Documents {
  constructor(req) {
    this.req = req;
    this.folder = path.join(__dirname, 'files');
  }

  pathOf(name) {
    return path.join(this.folder, name);
  }

  readText(name) {
    return fs.readFileSync(this.pathOf(name), 'utf8');
  }

  isWritten(name) {
    return fs.existsSync(this.pathOf(name));
  }
}

module.exports = Documents;
