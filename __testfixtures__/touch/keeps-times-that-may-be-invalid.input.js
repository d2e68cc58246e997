// with touch@^3.1.0
const touch = require('touch');
const _ = require('lodash');

async function main(path, time, options) {
  touch.sync(path, { time }); // stays: argument-differs
  touch.sync(path, { mtime: time }); // stays: argument-differs
  touch.sync(path, { ref: 'b.txt' }); // stays: argument-differs
  touch.sync(path, options); // stays: argument-differs
}

async function again(path, more) {
  const merged = {};
  _.merge(merged, more);
  touch.sync(path, merged); // stays: argument-differs
  const defined = {};
  Object.defineProperty(defined, 'time', { value: more.time });
  touch.sync(path, defined); // stays: argument-differs
  const taken = {};
  [taken.time, taken.ref] = more.times;
  touch.sync(path, taken); // stays: argument-differs
  const picked = {};
  ({ since: picked.mtime } = more);
  touch.sync(path, picked); // stays: argument-differs
  const other = {};
  const same = other;
  same.time = more.time;
  touch.sync(path, other); // stays: argument-differs
  const filled = {};
  fill(filled);
  touch.sync(path, filled); // stays: argument-differs
}

again('a.txt', require('./more.json'));

main('a.txt').then(console.log);

function fill(options) {
  options.time = 'today';
}
