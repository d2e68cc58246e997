const fs = require('graceful-fs');

async function load(folder) {
  return fs.readdirSync(folder).map((name) => fs.readFileSync(`${folder}/${name}`, 'utf8'));
}

load('data').then(console.log);
