const fs = require('fs');

async function describe(path) {
  const { size } = await fs.promises.lstat(path);
  const { bsize } = await fs.promises.statfs(path);
  return { size, bsize };
}

describe('data.db').then(console.log);
