// with pkg-dir@^8.0.0
import { packageDirectorySync } from 'pkg-dir';

async function main(path) {
  console.log(packageDirectorySync(path));
}

await main('a');
