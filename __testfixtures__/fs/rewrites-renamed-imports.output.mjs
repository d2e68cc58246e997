import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

async function main() {
  console.log(await readFile(join('inbox', 'a.txt'), 'utf8'));
}

await main();
