import { readFileSync as read } from 'node:fs';
import { join } from 'node:path';

async function main() {
  console.log(read(join('inbox', 'a.txt'), 'utf8'));
}

await main();
