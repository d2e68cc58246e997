// runs
const fs = require('fs');
const { promisify } = require('util');
const readdirAsync = promisify(fs.readdir);

async function main(options) {
  for (const folder of ['a/1', 'a/b/2', 'd/3', 'd/e/4']) await fs.promises.mkdir(`tree/${folder}`, { recursive: true });
  console.log(await readdirAsync('tree', { recursive: true }), await readdirAsync('tree', options), await fs.promises.readdir('tree'));
  const entries = await readdirAsync('tree', { encoding: 'utf8', withFileTypes: true, recursive: true });
  console.log(entries.map((entry) => entry.name));
}

main({ recursive: true });
