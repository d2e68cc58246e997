// with read-chunk@^4.0.0
import { readChunk, readChunkSync } from 'read-chunk';

async function main(path) {
  await readChunk(path, { length: 3, startPosition: 0 });
  return readChunkSync(path, { length: 3, startPosition: 0 }); // stays: no-async-form
}

console.log(await main('a.txt'));
