const fs = require('fs');

async function resolve(path) {
  return [fs.realpathSync(path), fs.realpathSync.native(path)];
}

resolve('.').then(console.log);
