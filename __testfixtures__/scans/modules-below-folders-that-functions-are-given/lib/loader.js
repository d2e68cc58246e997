const fs = require('fs');
const path = require('path');

class Loader {
  constructor(app, folder) {
    this.app = app;
    this.folder = folder;
  }

  load() {
    for (const name of fs.readdirSync(this.folder)) { // found: startup
      const full = path.resolve(this.folder, name);
      const Controller = require(full);
      new Controller(this.app).register();
    }
  }
}

module.exports = Loader;
