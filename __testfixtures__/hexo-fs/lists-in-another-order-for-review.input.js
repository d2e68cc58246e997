// risk review
const fs = require('hexo-fs');

async function names(folder) {
  return fs.listDirSync(folder).length;
}

names('a').then(console.log);
