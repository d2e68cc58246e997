const { readFileSync, readdirSync } = require('fs');
const { readdir } = require('fs/promises');

async function names(readdir) {
  return [readdir, readdirSync('.')];
}

async function all() {
  return [await readdir('.'), readFileSync('a.txt')];
}

names('a.txt').then(all).then(console.log);
