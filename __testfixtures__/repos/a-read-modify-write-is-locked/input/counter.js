const store = require('./store');

function current() {
  return store.load('counter').count;
}

function add(n) {
  const counter = store.load('counter');
  counter.count += n;
  store.save('counter', counter);
  return counter.count;
}

function reset() {
  store.save('counter', { count: 0 });
}

module.exports = { current, add, reset };
