const fs = require('fs');

class Store {
  constructor(dir) {
    this.dir = dir;
  }

  load(name) {
    return fs.readFileSync(`${this.dir}/${name}`, 'utf8');
  }

  static parse(store, name) {
    return JSON.parse(store.load(name));
  }
}

async function main() {
  const store = new Store('data');
  console.log(Store.parse(store, 'app').title);
}

main();
