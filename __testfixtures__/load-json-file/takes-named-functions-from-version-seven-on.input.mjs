// with load-json-file@^7.0.1
import { loadJsonFileSync } from 'load-json-file';

async function main(path) {
  console.log(loadJsonFileSync(path));
}

await main('a');
