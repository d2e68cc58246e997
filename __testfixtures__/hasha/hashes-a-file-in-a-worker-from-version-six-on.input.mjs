// with hasha@^6.0.0
import { hashFileSync } from 'hasha';

async function main(path) {
  return hashFileSync(path);
}

await main('a');
