const fs = require('fs');

function load(name) {
  return fs.readFileSync(`${this.dir}/${name}`, 'utf8');
}

async function main() {
  const store = { dir: 'data' };
  console.log(load.call(store, 'a.txt').length, load.apply(store, ['b.txt']));
}

main();
