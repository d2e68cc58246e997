// with pkg-dir@^8.0.0
import { packageDirectory } from 'pkg-dir';

async function main(path) {
  console.log(await packageDirectory(path));
}

await main('a');
