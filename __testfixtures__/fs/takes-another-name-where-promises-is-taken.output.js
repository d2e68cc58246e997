const { readFile: readFileAsync } = require('fs/promises');

const promises = [];
const readFile = (path) => path;

async function load(path) {
  const readFileAsync2 = readFile(path);
  promises.push(path);
  return readFileAsync(readFileAsync2, 'utf8');
}

module.exports = { load };
