const { cachedStat } = require('./unblock-helpers');

async function size(path) {
  return (await cachedStat(path)).size;
}

size('a').then(console.log);
