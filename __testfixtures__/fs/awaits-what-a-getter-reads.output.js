// runs
const fs = require('fs');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

class Store {
  constructor(path) {
    this.path = path;
  }

  /** @returns {Promise<string>} all of it */
  async text() {
    return fs.promises.readFile(this.path, 'utf8');
  }

  async lines() {
    return (await this.text()).split('\n').filter(Boolean);
  }

  async #size() {
    return (await fs.promises.readFile(this.path)).length;
  }

  static async folder() {
    return (await fs.promises.readdir('.')).filter((name) => name.endsWith('.txt'));
  }

  async isEmpty() {
    return await this.#size() === 0;
  }

  async last() {
    return (await this.lines()).pop();
  }
}

async function describe(store) {
  return `${await store.text()}: ${(await store.lines()).length} ${(await Store.folder()).length}`;
}

async function main() {
  await appendFileAsync('a.txt', 'one\ntwo\n');
  const store = new Store('a.txt');
  const { length } = await store.lines();
  console.log(await describe(store), length, await store.isEmpty(), await store.last());
  for (const line of await store.lines()) console.log(line, typeof (await store.text()), store == null ? undefined : (await store.text()).length);
  if ((await store.lines()).some((line) => line === 'two') && await store['text']()) console.log((await store.lines())[0]);
  try {
    (await new Store('none.txt').lines()).push('three');
  } catch (error) {
    console.log(error.code);
  }
}

main();
