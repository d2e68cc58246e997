import { execSync } from 'node:child_process';

async function main() {
  console.log(execSync('git status --short').toString());
}

await main();
