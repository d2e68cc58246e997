// with fs-extra@^9.0.0
const fs = require('fs-extra');
const { lstatSync, mkdirSync, readdirSync } = require('fs-extra');

async function list(folder) {
  if (!fs.existsSync(folder)) mkdirSync(folder);
  fs.appendFileSync('log.txt', 'listed');
  return readdirSync(folder).filter((name) => lstatSync(`${folder}/${name}`).isFile()).map((name) => fs.readFileSync(name));
}

list('public').then(console.log);
