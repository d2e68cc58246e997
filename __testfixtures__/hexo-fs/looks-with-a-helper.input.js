const fs = require('hexo-fs');

async function size(path) {
  return fs.statSync(path).size;
}

size('a').then(console.log);
