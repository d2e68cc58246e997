const fs = require('fs');

class Store {
  constructor(dir) {
    this.dir = dir;
  }

  async load(name) {
    return fs.promises.readFile(this.file(name), 'utf8');
  }

  async names() {
    return fs.promises.readdir(this.dir);
  }

  file(name) {
    return `${this.dir}/${name}.txt`;
  }
}

module.exports = Store;
