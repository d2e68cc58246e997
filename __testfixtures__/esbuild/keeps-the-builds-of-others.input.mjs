import { buildSync } from './build.mjs';

async function main() {
  return buildSync();
}

await main();
