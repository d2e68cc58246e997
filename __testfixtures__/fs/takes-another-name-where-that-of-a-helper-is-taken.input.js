const { existsSync } = require('fs');

const cachedExists = 1;

async function load(path) {
  const pathExists = path;
  return existsSync(pathExists) ? cachedExists : 0;
}

module.exports = { load };
