// with write-json-file@^5.0.0
import { writeJsonFileSync } from 'write-json-file';

async function main(path) {
  console.log(writeJsonFileSync(path, { a: 1 }));
}

await main('a');
