// with find-up@^7.0.0
import { findUpSync, findUpMultipleSync, pathExistsSync } from 'find-up';

async function main(path) {
  console.log(findUpSync(path));
  console.log(findUpMultipleSync(path));
  console.log(pathExistsSync(path));
}

await main('a');
