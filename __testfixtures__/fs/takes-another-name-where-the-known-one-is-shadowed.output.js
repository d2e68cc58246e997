const { readdir, readFile, readdir: readdirAsync } = require('fs/promises');

async function names(readdir) {
  return [readdir, await readdirAsync('.')];
}

async function all() {
  return [await readdir('.'), await readFile('a.txt')];
}

names('a.txt').then(all).then(console.log);
