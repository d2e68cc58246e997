const fs = require('fs');

class Store {
  constructor(dir) {
    this.dir = dir;
  }

  load(name) {
    return fs.readFileSync(this.file(name), 'utf8');
  }

  names() {
    return fs.readdirSync(this.dir);
  }

  file(name) {
    return `${this.dir}/${name}.txt`;
  }
}

module.exports = Store;
