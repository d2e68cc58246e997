const fs = require('fs');
const path = require('path');
const { cachedExists } = require('./unblock-helpers');

async function main() {
  if (await cachedExists(path.join('a', 'b'))) console.log(await fs.promises.readdir('a'));
}

main();
