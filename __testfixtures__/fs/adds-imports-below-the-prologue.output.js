'use strict';
const { cachedExists } = require('./unblock-helpers');

async function main() {
  console.log(await cachedExists('a.txt'));
}

main();
