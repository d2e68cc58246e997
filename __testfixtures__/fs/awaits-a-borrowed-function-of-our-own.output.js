const fs = require('fs');

async function load(name) {
  return fs.promises.readFile(`${this.dir}/${name}`, 'utf8');
}

async function main() {
  const store = { dir: 'data' };
  console.log((await load.call(store, 'a.txt')).length, await load.apply(store, ['b.txt']));
}

main();
