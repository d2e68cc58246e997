const fs = require('fs');

async function load(path) {
  return fs.promises.readFile(path, 'utf8');
}

const names = async (dir) => fs.promises.readdir(dir);

load('notes.txt').then(console.log);
names('inbox').then(console.log);
