const fs = require('fs');

async function describe(path) {
  const { size } = fs.lstatSync(path);
  const { bsize } = fs.statfsSync(path);
  return { size, bsize };
}

describe('data.db').then(console.log);
