// runs
const fs = require('fs');

async function main(options) {
  for (const folder of ['a/1', 'a/b/2', 'd/3', 'd/e/4']) fs.mkdirSync(`tree/${folder}`, { recursive: true });
  console.log(fs.readdirSync('tree', { recursive: true }), fs.readdirSync('tree', options), fs.readdirSync('tree'));
  const entries = fs.readdirSync('tree', { encoding: 'utf8', withFileTypes: true, recursive: true });
  console.log(entries.map((entry) => entry.name));
}

main({ recursive: true });
