// risk review
const fs = require('hexo-fs');

async function names(folder) {
  return (await fs.listDir(folder)).length;
}

names('a').then(console.log);
