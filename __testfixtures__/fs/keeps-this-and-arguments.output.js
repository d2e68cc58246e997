const fs = require('fs');
const { mapInOrder } = require('./unblock-helpers');

const store = {
  folder: 'data',
  async load(name) {
    const names = [...arguments].slice(1);
    const own = async () => [this.folder, arguments.length, await fs.promises.readFile(`${this.folder}/${name}`, 'utf8')];
    return (await mapInOrder(names, async (other) => await fs.promises.readFile(`${this.folder}/${other}`, 'utf8') + arguments[0])).concat(await own());
  },
  async list() {
    return mapInOrder(['a', 'b'], async function (name) {
      return this.folder + await fs.promises.readFile(name, 'utf8');
    }, this);
  },
};

async function main() {
  console.log(await store.load('a', 'b', 'c'), await store.load.call({ folder: 'other' }, 'd'), await store.list());
}

main();
