// with read-pkg@^6.0.0
import { readPackageSync } from 'read-pkg';

async function main(path) {
  return readPackageSync({ cwd: path });
}

await main('a');
