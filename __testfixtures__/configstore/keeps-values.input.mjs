import Configstore from 'configstore';

async function main(path) {
  const store = new Configstore(path);
  store.set('a', 1); // stays: no-async-form
  store.delete('b'); // stays: no-async-form
  store.clear(); // stays: no-async-form
  return [store.get('a'), store.has('b')]; // stays: no-async-form stays: no-async-form
}

await main('a');
