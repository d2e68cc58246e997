const fs = require('fs');

function load(dir, name) {
  return fs.readFileSync(`${dir}/${name}`, 'utf8');
}

const loadData = load.bind(null, 'data');

async function main() {
  console.log(loadData('a.txt').length);
}

main();
