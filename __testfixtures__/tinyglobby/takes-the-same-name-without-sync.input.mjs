// risk review
import { globSync } from 'tinyglobby';

async function main(path) {
  return globSync('*.js');
}

await main('a');
