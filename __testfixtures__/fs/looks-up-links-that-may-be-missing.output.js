const fs = require('fs');
const { cachedLstat } = require('./unblock-helpers');

async function look(path, options) {
  const link = await cachedLstat(path, { throwIfNoEntry: false });
  const size = (await fs.promises.lstat(path, { bigint: true })).size;
  return [link, size, await cachedLstat(path, options)];
}

look('a.txt').then(console.log);
