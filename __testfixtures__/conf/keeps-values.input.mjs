import Conf from 'conf';

async function main(path) {
  const store = new Conf(path);
  store.set('a', 1); // stays: no-async-form
  store.delete('b'); // stays: no-async-form
  store.clear(); // stays: no-async-form
  return [store.get('a'), store.has('b')]; // stays: no-async-form stays: no-async-form
}

await main('a');
