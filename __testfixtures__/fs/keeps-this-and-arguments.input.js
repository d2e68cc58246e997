const fs = require('fs');

const store = {
  folder: 'data',
  load(name) {
    const names = [...arguments].slice(1);
    const own = () => [this.folder, arguments.length, fs.readFileSync(`${this.folder}/${name}`, 'utf8')];
    return names.map((other) => fs.readFileSync(`${this.folder}/${other}`, 'utf8') + arguments[0]).concat(own());
  },
  list() {
    return ['a', 'b'].map(function (name) {
      return this.folder + fs.readFileSync(name, 'utf8');
    }, this);
  },
};

async function main() {
  console.log(store.load('a', 'b', 'c'), store.load.call({ folder: 'other' }, 'd'), store.list());
}

main();
