// with make-dir@^5.1.0
import { makeDirectorySync } from 'make-dir';

async function main(path) {
  console.log(makeDirectorySync(path));
}

await main('a');
