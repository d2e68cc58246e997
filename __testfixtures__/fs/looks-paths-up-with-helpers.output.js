const { existsForStat, statOfExisting } = require('./unblock-helpers');

async function isFresh(path) {
  return await existsForStat(path) && (await statOfExisting(path)).mtimeMs > Date.now() - 1000;
}

isFresh('cache.json').then(console.log);
