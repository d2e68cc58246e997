const fs = require('fs');

async function isFresh(path) {
  return fs.existsSync(path) && fs.statSync(path).mtimeMs > Date.now() - 1000;
}

isFresh('cache.json').then(console.log);
