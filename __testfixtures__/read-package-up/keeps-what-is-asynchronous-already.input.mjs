import { readPackageUp } from 'read-package-up';

async function main(path) {
  return readPackageUp({ cwd: path });
}

await main('a');
