// runs
const { EventEmitter } = require('events');
const fs = require('fs');

class Above {
  constructor(name) {
    this.name = name;
    console.log('above', this.show().length > 20);
  }

  show() {
    return this.name + ' ' + this.size;
  }
}

class Store extends Above {
  constructor(file) {
    super(file)
  }

  static async create(file, ...more) {
    const store = new Store(file);
    await store.#init(file, ...more);
    return store;
  }

  async #init(file, ...more) {
    // How large it is.
    this.size = (await fs.promises.readFile(file)).length
    for (const name of more) { const value = (await fs.promises.readFile(name)).length; this.size += value }
    this.text = super.show()
  }
}

const Watch = class Seen extends EventEmitter {
  constructor(limit = 2) {
    super();
    this.limit = limit;
  }

  static async create(folder, limit = 2) {
    const seen = new Seen(limit);
    await seen.#init(folder, limit);
    return seen;
  }

  async #init(folder, limit = 2) {
    this.count = Math.min(limit, (await fs.promises.readdir(folder)).length);
  }
};

async function main() {
  const store = await Store.create(__filename, __filename);
  console.log(store.size > 1000, store.text === store.show(), (await Watch.create(__dirname)).count);
}

main();
