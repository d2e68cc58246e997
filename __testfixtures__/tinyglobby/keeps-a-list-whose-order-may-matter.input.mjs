import { globSync } from 'tinyglobby';

async function main(path) {
  return globSync('*.js'); // stays: needs-review
}

await main('a');
