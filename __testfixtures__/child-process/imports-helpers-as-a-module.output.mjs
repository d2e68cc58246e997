import { execWords } from './unblock-helpers.mjs';

async function main() {
  console.log((await execWords('git', ['status', '--short'])).toString());
}

await main();
