// with path-exists@^5.0.0
import { pathExistsSync } from 'path-exists';

async function main(path) {
  console.log(pathExistsSync(path));
}

await main('a');
