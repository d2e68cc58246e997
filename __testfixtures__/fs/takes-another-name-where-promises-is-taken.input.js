const { readFileSync } = require('fs');

const promises = [];
const readFile = (path) => path;

async function load(path) {
  const readFileAsync2 = readFile(path);
  promises.push(path);
  return readFileSync(readFileAsync2, 'utf8');
}

module.exports = { load };
