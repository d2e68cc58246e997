const store = require('./store');
const { exclusive } = require('./unblock-helpers');

async function current() {
  return (await store.load('counter')).count;
}

async function add(n) {
  return exclusive('data/counter.json', async () => {
    const counter = await store.load('counter');
    counter.count += n;
    await store.save('counter', counter);
    return counter.count;
  });
}

async function reset() {
  await store.save('counter', { count: 0 });
}

module.exports = { current, add, reset };
