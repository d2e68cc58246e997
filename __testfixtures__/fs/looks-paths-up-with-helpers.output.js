const { cachedExists, cachedStat } = require('./unblock-helpers');

async function isFresh(path) {
  return await cachedExists(path) && (await cachedStat(path)).mtimeMs > Date.now() - 1000;
}

isFresh('cache.json').then(console.log);
