// with read-pkg@^9.0.0
import { readPackage } from 'read-pkg';

async function main(path) {
  return readPackage({ cwd: path });
}

await main('a');
