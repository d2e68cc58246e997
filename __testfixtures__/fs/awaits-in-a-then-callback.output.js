const fs = require('fs');

async function load(path) {
  return fs.promises.access(path).then(async () => JSON.parse(await fs.promises.readFile(path, 'utf8')));
}

load('a.json').then(console.log);
