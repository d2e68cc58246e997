import Store from 'another-store';

async function main() {
  return new Store().get('a');
}

await main();
