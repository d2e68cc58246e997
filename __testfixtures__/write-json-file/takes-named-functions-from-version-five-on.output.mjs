// with write-json-file@^5.0.0
import { writeJsonFile } from 'write-json-file';

async function main(path) {
  console.log(await writeJsonFile(path, { a: 1 }));
}

await main('a');
