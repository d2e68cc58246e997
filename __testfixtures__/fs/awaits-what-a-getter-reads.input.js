// runs
const fs = require('fs');

class Store {
  constructor(path) {
    this.path = path;
  }

  /** @returns {string} all of it */
  get text() {
    return fs.readFileSync(this.path, 'utf8');
  }

  get lines() {
    return this.text.split('\n').filter(Boolean);
  }

  get #size() {
    return fs.readFileSync(this.path).length;
  }

  static get folder() {
    return fs.readdirSync('.').filter((name) => name.endsWith('.txt'));
  }

  isEmpty() {
    return this.#size === 0;
  }

  async last() {
    return (await this.lines).pop();
  }
}

function describe(store) {
  return `${store.text}: ${store.lines.length} ${Store.folder.length}`;
}

async function main() {
  fs.appendFileSync('a.txt', 'one\ntwo\n');
  const store = new Store('a.txt');
  const { length } = store.lines;
  console.log(describe(store), length, store.isEmpty(), await store.last());
  for (const line of store.lines) console.log(line, typeof store.text, store?.text.length);
  if (store.lines.some((line) => line === 'two') && store['text']) console.log(store.lines[0]);
  try {
    new Store('none.txt').lines.push('three');
  } catch (error) {
    console.log(error.code);
  }
}

main();
