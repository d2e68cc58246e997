// with hasha@^6.0.0
import { hashFile } from 'hasha';

async function main(path) {
  return hashFile(path);
}

await main('a');
