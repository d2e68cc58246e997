const fs = require('fs');

const read = (name) => fs.readFileSync(`${__dirname}/notes/${name}`, 'utf8');
const names = ['a', 'b'];
let count = 0;

function counted(name) {
  count += read(name).length;
  return count;
}

exports.lists = () => [
  names.map((name) => read(name)),
  names.filter((name) => read(name).length > 1),
  names.some((name) => read(name) === 'c'),
  names.every((name) => read(name) === 'c'),
  names.find((name) => read(name) === 'bb'),
  names.findIndex((name) => read(name) === 'bb'),
  names.flatMap((name) => [name, read(name)]),
  names.reduce((sum, name) => sum + read(name).length, 0),
  names.reduceRight((text, name) => text + read(name), ''),
  Array.from(names, (name) => read(name)),
  Object.entries({ x: 'a', y: 'b' }).map(([key, name]) => `${key}${read(name)}`),
  'a-b'.replace(/[ab]/g, (name) => read(name)),
  [...names].sort((one, other) => read(other).length - read(one).length),
];

exports.visits = () => {
  const seen = [];
  [, 'a', , 'b'].forEach((name, index, list) => seen.push(index, read(name), list.length));
  new Map([['x', 'a']]).forEach((name, key) => seen.push(key, read(name)));
  new Set(names).forEach((name) => seen.push(read(name)));
  names.forEach(function (name) {
    seen.push(this.prefix + read(name));
  }, { prefix: '>' });
  names.forEach((name) => {
    if (name === 'a') return;
    seen.push(read(name));
  });
  return seen;
};

exports.stopsEarly = () => {
  const seen = [];
  const found = names.some((name) => seen.push(read(name)) > 0);
  return [found, seen];
};

exports.operators = () => {
  const { length } = read('b');
  const [first, ...rest] = read('b');
  const text = `<${read('a')}>` + read('b');
  const spread = [...read('b'), { ...JSON.parse(read('n.json')) }.n];
  const power = read('b').length ** 2;
  const either = read('a') === 'x' ? read('none') : read('b');
  const both = read('a') === 'x' && read('none');
  const chained = read('b')?.at(0).toUpperCase();
  const indexed = read('b')[read('a').length];
  const none = void read('a');
  const comma = (read('a'), read('b'));
  const tagged = String.raw`${read('a')}\n`;
  const made = new Array(read('b').length).length;
  const typed = typeof read('a');
  return [length, first, rest, text, spread, power, either, both, chained, indexed, none, comma, tagged, made, typed];
};

exports.assignments = () => {
  let total = 1;
  total += read('b').length;
  const table = { n: 1 };
  table.n *= read('b').length;
  let name;
  name ??= read('a');
  name ||= read('none');
  const order = [count, counted('a'), count, counted('b'), count];
  return [total, table, name, order];
};

exports.statements = () => {
  const seen = [];
  if (read('a') === 'a') seen.push('if');
  for (let i = 0; i < read('b').length; i++) seen.push(i);
  let left = 2;
  while (read('a').length < left) left--;
  do seen.push(left);
  while (read('b').length < left--);
  switch (read('a')) {
    case read('b'):
      seen.push('b');
      break;
    case read('a'):
      seen.push('a');
  }
  outer: for (const one of read('b')) {
    for (const other of names) {
      if (read(other) === 'a') continue outer;
      seen.push(one);
    }
  }
  for (const key in JSON.parse(read('n.json'))) seen.push(key);
  return seen;
};

exports.failures = () => {
  const seen = [];
  const attempt = () => {
    try {
      return read('none');
    } catch (error) {
      seen.push(error.code);
      return read('a');
    } finally {
      seen.push(read('b'));
    }
  };
  return [attempt(), seen];
};

exports.closures = function (prefix) {
  const self = () => this === exports && arguments[0] + read('a');
  const called = (() => prefix + read('b'))();
  const borrowed = [].map.call(names, (name) => read(name));
  const applied = read.apply(null, ['a']);
  const bound = read.bind(null, 'b')();
  const given = ((name, text = read(name)) => text)('a');
  const recursive = (n) => (n === 0 ? '' : read('a') + recursive(n - 1));
  return [self(), called, borrowed, applied, bound, given, recursive(3)];
};

class Base {
  text() {
    return read('a');
  }

  shown() {
    return `[${this.text()}]`;
  }
}

class Derived extends Base {
  text() {
    return super.text() + read('b');
  }

  static all() {
    return names.map((name) => read(name));
  }

  #secret() {
    return read('b');
  }

  told() {
    return this.#secret();
  }
}

exports.classes = () => [new Base().shown(), new Derived().shown(), Derived.all(), new Derived().told()];

exports.promises = () => Promise.resolve('b').then((name) => {
  return read(name);
});

exports.promised = () => new Promise((resolve, reject) => {
  if (read('a') !== 'a') reject(new Error('no'));
  resolve(read('b'));
});
