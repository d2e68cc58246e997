var fs = require('fs');

async function load(path, path) {
  return fs.promises.readFile(path, 'utf8');
}

async function within(options) {
  with (options) {
    return await fs.promises.readFile(path, 'utf8') + await load('x', path);
  }
}

async function main() {
  console.log(await load('x', 'a.txt'), await within({ path: 'a.txt' }));
}

main();
