import { readPackageUpSync } from 'read-package-up';

async function main(path) {
  return readPackageUpSync({ cwd: path });
}

await main('a');
