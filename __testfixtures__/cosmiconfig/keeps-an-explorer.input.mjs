import { cosmiconfig, cosmiconfigSync } from 'cosmiconfig';

async function main(path) {
  const explorer = cosmiconfigSync('app');
  explorer.load(path); // stays: no-async-form
  explorer.search(); // stays: no-async-form
  return cosmiconfig('app').search();
}

await main('a');
