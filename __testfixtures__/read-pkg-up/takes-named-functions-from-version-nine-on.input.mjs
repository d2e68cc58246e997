// with read-pkg-up@^9.1.0
import { readPackageUpSync } from 'read-pkg-up';

async function main(path) {
  return readPackageUpSync({ cwd: path });
}

await main('a');
