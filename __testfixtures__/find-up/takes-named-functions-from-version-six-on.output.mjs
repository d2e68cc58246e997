// with find-up@^7.0.0
import { findUp, findUpMultiple, pathExists } from 'find-up';

async function main(path) {
  console.log(await findUp(path));
  console.log(await findUpMultiple(path));
  console.log(await pathExists(path));
}

await main('a');
