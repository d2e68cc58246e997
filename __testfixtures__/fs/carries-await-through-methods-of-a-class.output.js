const fs = require('fs');

class Store {
  constructor(dir) {
    this.dir = dir;
  }

  async load(name) {
    return fs.promises.readFile(`${this.dir}/${name}`, 'utf8');
  }

  static async parse(store, name) {
    return JSON.parse(await store.load(name));
  }
}

async function main() {
  const store = new Store('data');
  console.log((await Store.parse(store, 'app')).title);
}

main();
