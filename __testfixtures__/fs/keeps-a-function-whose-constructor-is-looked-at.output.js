const fs = require('fs');

const load = (path) => fs.readFileSync(path, 'utf8'); // stays: needs-review
const names = async () => (await fs.promises.readdir('.')).length;

async function main() {
  const isPlain = load.constructor.name === 'Function';
  return [isPlain, [load].includes(load), load.length, load.name, load('a.txt'), [].constructor === Array];
}

async function other() {
  return names();
}

main().then(other);
