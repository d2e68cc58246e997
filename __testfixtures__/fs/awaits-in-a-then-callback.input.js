const fs = require('fs');

async function load(path) {
  return fs.promises.access(path).then(() => JSON.parse(fs.readFileSync(path, 'utf8')));
}

load('a.json').then(console.log);
