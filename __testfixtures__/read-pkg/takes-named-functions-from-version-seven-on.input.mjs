// with read-pkg@^9.0.0
import { readPackageSync } from 'read-pkg';

async function main(path) {
  return readPackageSync({ cwd: path });
}

await main('a');
