const fs = require('fs');

async function load(path) {
  return fs.readFileSync(path, 'utf8');
}

const names = async (dir) => fs.readdirSync(dir);

load('notes.txt').then(console.log);
names('inbox').then(console.log);
