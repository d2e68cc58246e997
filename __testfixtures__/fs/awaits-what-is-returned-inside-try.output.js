const fs = require('fs');

async function load(path) {
  try {
    return await fs.promises.readFile(path, 'utf8');
  } catch {
    return await fs.promises.readFile('default.txt', 'utf8');
  } finally {
    console.log('loaded');
  }
}

load('notes.txt').then(console.log);
