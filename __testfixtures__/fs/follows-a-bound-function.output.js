const fs = require('fs');

async function load(dir, name) {
  return fs.promises.readFile(`${dir}/${name}`, 'utf8');
}

const loadData = load.bind(null, 'data');

async function main() {
  console.log((await loadData('a.txt')).length);
}

main();
