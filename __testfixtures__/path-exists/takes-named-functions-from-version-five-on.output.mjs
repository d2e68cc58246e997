// with path-exists@^5.0.0
import { pathExists } from 'path-exists';

async function main(path) {
  console.log(await pathExists(path));
}

await main('a');
