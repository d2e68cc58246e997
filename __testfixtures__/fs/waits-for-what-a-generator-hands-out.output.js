// runs
const fs = require('fs');
const { freshStat, cachedExists, readFolder, writeFileAtomic, listOf } = require('./unblock-helpers');

async function* lines(paths) {
  try {
    for (const path of paths) yield `${path}: ${await fs.promises.readFile(path, 'utf8')}`;
  } catch (error) {
    yield error.code;
  } finally {
    console.log('closed');
  }
}

const folder = {
  async *sizes() {
    yield (await freshStat('a.txt')).size;
    yield* [1, 2];
    yield* this.others();
  },
  async *others() {
    yield await cachedExists('none.txt');
  },
};

class Store {
  async *#names() {
    const list = await readFolder('.');
    for (const name of list.filter((item) => item.endsWith('.txt')).sort()) yield name;
  }

  async first() {
    for await (const name of this.#names()) return name;
  }

  async all() {
    return [...await listOf(this.#names()), ...await listOf(lines(['a.txt']))];
  }
}

async function count(paths) {
  return new Set(await listOf(lines(paths))).size + Array.from(await listOf(folder.sizes())).length + Math.max(...await listOf(folder.sizes()));
}

async function main() {
  await writeFileAtomic('a.txt', 'one');
  await writeFileAtomic('b.txt', 'two');
  outer: for await (const line of lines(['a.txt', 'b.txt', 'none.txt'])) {
    for await (const size of folder.sizes()) if (size === 2) continue outer;
    console.log(line);
  }
  const store = new Store();
  console.log(await store.first(), await store.all(), await count(['a.txt', 'b.txt']));
  for await (const line of lines(['a.txt', 'b.txt'])) {
    console.log(line);
    break;
  }
}

main();
