// with read-pkg-up@^9.1.0
import { readPackageUp } from 'read-pkg-up';

async function main(path) {
  return readPackageUp({ cwd: path });
}

await main('a');
