// with load-json-file@^7.0.1
import { loadJsonFile } from 'load-json-file';

async function main(path) {
  console.log(await loadJsonFile(path));
}

await main('a');
