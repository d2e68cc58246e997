const fs = require('fs');
const path = require('path');
const { cachedExists } = require('./unblock-helpers');

class Documents {
  constructor(req) {
    this.req = req;
    this.folder = path.join(__dirname, 'files');
  }

  pathOf(name) {
    return path.join(this.folder, name);
  }

  async readText(name) {
    return fs.promises.readFile(this.pathOf(name), 'utf8');
  }

  async isWritten(name) {
    return cachedExists(this.pathOf(name));
  }
}

module.exports = Documents;
