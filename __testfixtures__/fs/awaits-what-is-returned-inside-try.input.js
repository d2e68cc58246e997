const fs = require('fs');

async function load(path) {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch {
    return fs.readFileSync('default.txt', 'utf8');
  } finally {
    console.log('loaded');
  }
}

load('notes.txt').then(console.log);
