// runs
const fs = require('fs');

class Store {
  count = 0;

  /** Reads a file. */
  static async create(path, encoding) {
    const store = new Store();
    await store.#init(path, encoding);
    return store;
  }

  async #init(path, encoding) {
    const text = await fs.promises.readFile(path, encoding);
    this.lines = text.split('\n');
    this.count++;
  }

  first() {
    return this.lines[0];
  }
}

class Report {
  static async create(...args) {
    const report = new Report();
    await report.#init(...args);
    return report;
  }

  async #init({ path = __filename, title } = {}) {
    this.title = title;
    this.path = path;
    if (path === 'missing') return;
    this.size = (await fs.promises.readFile(path)).length;
  }
}

async function open(path) {
  return Store.create(path, 'utf8');
}

async function main() {
  const store = await open(__filename);
  console.log(store.first(), store.count, store instanceof Store);
  console.log((await Store.create(__filename, 'utf8')).first().length, Object.keys(await Report.create({ title: 'a' })));
  console.log((await Report.create()).size > 0, (await Report.create({ path: 'missing' })).size);
  try {
    console.log(await Store.create('missing', 'utf8'));
  } catch (error) {
    console.log(error.code);
  }
}

main();
