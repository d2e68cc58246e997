// risk review
import { glob } from 'tinyglobby';

async function main(path) {
  return glob('*.js');
}

await main('a');
