const fs = require('fs');
const { mapInOrder, filterInOrder, someInOrder, everyInOrder, findInOrder, findIndexInOrder, flatMapInOrder, reduceInOrder, reduceRightInOrder, fromInOrder, replaceInOrder, sortInOrder, eachInOrder, asyncExecutor } = require('./unblock-helpers');

const read = async (name) => fs.promises.readFile(`${__dirname}/notes/${name}`, 'utf8');
const names = ['a', 'b'];
let count = 0;

async function counted(name) {
  const value = (await read(name)).length;
  count += value;
  return count;
}

exports.lists = async () => [
  await mapInOrder(names, async (name) => read(name)),
  await filterInOrder(names, async (name) => (await read(name)).length > 1),
  await someInOrder(names, async (name) => await read(name) === 'c'),
  await everyInOrder(names, async (name) => await read(name) === 'c'),
  await findInOrder(names, async (name) => await read(name) === 'bb'),
  await findIndexInOrder(names, async (name) => await read(name) === 'bb'),
  await flatMapInOrder(names, async (name) => [name, await read(name)]),
  await reduceInOrder(names, async (sum, name) => sum + (await read(name)).length, 0),
  await reduceRightInOrder(names, async (text, name) => text + await read(name), ''),
  await fromInOrder(names, async (name) => read(name)),
  await mapInOrder(Object.entries({ x: 'a', y: 'b' }), async ([key, name]) => `${key}${await read(name)}`),
  await replaceInOrder('a-b', /[ab]/g, async (name) => read(name)),
  await sortInOrder([...names], async (one, other) => (await read(other)).length - (await read(one)).length),
];

exports.visits = async () => {
  const seen = [];
  await eachInOrder([, 'a', , 'b'], async (name, index, list) => seen.push(index, await read(name), list.length));
  await eachInOrder(new Map([['x', 'a']]), async (name, key) => seen.push(key, await read(name)));
  await eachInOrder(new Set(names), async (name) => seen.push(await read(name)));
  await eachInOrder(names, async function (name) {
    seen.push(this.prefix + await read(name));
  }, { prefix: '>' });
  await eachInOrder(names, async (name) => {
    if (name === 'a') return;
    seen.push(await read(name));
  });
  return seen;
};

exports.stopsEarly = async () => {
  const seen = [];
  const found = await someInOrder(names, async (name) => seen.push(await read(name)) > 0);
  return [found, seen];
};

exports.operators = async () => {
  const { length } = await read('b');
  const [first, ...rest] = await read('b');
  const text = `<${await read('a')}>` + await read('b');
  const spread = [...await read('b'), { ...JSON.parse(await read('n.json')) }.n];
  const power = (await read('b')).length ** 2;
  const either = await read('a') === 'x' ? await read('none') : await read('b');
  const both = await read('a') === 'x' && await read('none');
  const chained = (await read('b'))?.at(0).toUpperCase();
  const indexed = (await read('b'))[(await read('a')).length];
  const none = void (await read('a'));
  const comma = (await read('a'), await read('b'));
  const tagged = String.raw`${await read('a')}\n`;
  const made = new Array((await read('b')).length).length;
  const typed = typeof (await read('a'));
  return [length, first, rest, text, spread, power, either, both, chained, indexed, none, comma, tagged, made, typed];
};

exports.assignments = async () => {
  let total = 1;
  total += (await read('b')).length;
  const table = { n: 1 };
  const value2 = (await read('b')).length;
  table.n *= value2;
  let name;
  name ??= await read('a');
  name ||= await read('none');
  const order = [count, await counted('a'), count, await counted('b'), count];
  return [total, table, name, order];
};

exports.statements = async () => {
  const seen = [];
  if (await read('a') === 'a') seen.push('if');
  for (let i = 0; i < (await read('b')).length; i++) seen.push(i);
  let left = 2;
  while ((await read('a')).length < left) left--;
  do seen.push(left);
  while ((await read('b')).length < left--);
  switch (await read('a')) {
    case await read('b'):
      seen.push('b');
      break;
    case await read('a'):
      seen.push('a');
  }
  outer: for (const one of await read('b')) {
    for (const other of names) {
      if (await read(other) === 'a') continue outer;
      seen.push(one);
    }
  }
  for (const key in JSON.parse(await read('n.json'))) seen.push(key);
  return seen;
};

exports.failures = async () => {
  const seen = [];
  const attempt = async () => {
    try {
      return await read('none');
    } catch (error) {
      seen.push(error.code);
      return await read('a');
    } finally {
      seen.push(await read('b'));
    }
  };
  return [await attempt(), seen];
};

exports.closures = async function (prefix) {
  const self = async () => this === exports && arguments[0] + await read('a');
  const called = await (async () => prefix + await read('b'))();
  const borrowed = await mapInOrder(Array.prototype.slice.call(names), async (name) => read(name));
  const applied = await read.apply(null, ['a']);
  const bound = await read.bind(null, 'b')();
  const given = await (async (name, text) => {
    if (text === undefined) text = await read(name);
    return text;
  })('a');
  const recursive = async (n) => (n === 0 ? '' : await read('a') + await recursive(n - 1));
  return [await self(), called, borrowed, applied, bound, given, await recursive(3)];
};

class Base {
  async text() {
    return read('a');
  }

  async shown() {
    return `[${await this.text()}]`;
  }
}

class Derived extends Base {
  async text() {
    return await super.text() + await read('b');
  }

  static async all() {
    return mapInOrder(names, async (name) => read(name));
  }

  async #secret() {
    return read('b');
  }

  async told() {
    return this.#secret();
  }
}

exports.classes = async () => [await new Base().shown(), await new Derived().shown(), await Derived.all(), await new Derived().told()];

exports.promises = () => Promise.resolve('b').then(async (name) => {
  return read(name);
});

exports.promised = () => new Promise(asyncExecutor(async (resolve, reject) => {
  if (await read('a') !== 'a') reject(new Error('no'));
  resolve(await read('b'));
}));
