// with read-pkg@^6.0.0
import { readPackageAsync } from 'read-pkg';

async function main(path) {
  return readPackageAsync({ cwd: path });
}

await main('a');
