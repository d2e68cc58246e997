// with make-dir@^5.1.0
import { makeDirectory } from 'make-dir';

async function main(path) {
  console.log(await makeDirectory(path));
}

await main('a');
