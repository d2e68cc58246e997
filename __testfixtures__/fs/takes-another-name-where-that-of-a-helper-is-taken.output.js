const { cachedExists: cachedExistsAsync } = require('./unblock-helpers');

const cachedExists = 1;

async function load(path) {
  const pathExists = path;
  return await cachedExistsAsync(pathExists) ? cachedExists : 0;
}

module.exports = { load };
