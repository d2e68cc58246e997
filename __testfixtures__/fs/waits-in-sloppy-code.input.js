var fs = require('fs');

function load(path, path) {
  return fs.readFileSync(path, 'utf8');
}

function within(options) {
  with (options) {
    return fs.readFileSync(path, 'utf8') + load('x', path);
  }
}

async function main() {
  console.log(load('x', 'a.txt'), within({ path: 'a.txt' }));
}

main();
