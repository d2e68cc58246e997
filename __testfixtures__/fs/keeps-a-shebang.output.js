#!/usr/bin/env node
const { cachedStat } = require('./unblock-helpers');

async function main() {
  console.log((await cachedStat('a.txt')).size);
}

main();
