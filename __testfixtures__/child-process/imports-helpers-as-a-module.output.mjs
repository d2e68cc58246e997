import { execProgram } from './unblock-helpers.mjs';

async function main() {
  console.log((await execProgram('git', ['status', '--short'])).toString());
}

await main();
