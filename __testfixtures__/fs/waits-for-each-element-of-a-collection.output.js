// with lodash@^4.17.21
// with underscore@^1.13.0
const fs = require('fs');
const _ = require('lodash');
const sortBy = require('lodash/sortBy');
const { each } = require('underscore');
const { cachedExists, writeFileAtomic, iterateInOrder } = require('./unblock-helpers');

async function main(names) {
  const config = {};
  await iterateInOrder(_.forEach, names, async (name) => {
    if (await cachedExists(`${name}.json`)) config[name] = await fs.promises.readFile(`${name}.json`, 'utf8');
  });
  const texts = await iterateInOrder(_.map, names, async (name) => fs.promises.readFile(name, 'utf8'));
  const bySize = await iterateInOrder(_.groupBy, names, async (name) => (await fs.promises.lstat(name)).size);
  const folders = await iterateInOrder(_.pickBy, { a: '.' }, async (name) => (await fs.promises.lstat(name)).isDirectory());
  const newest = (await iterateInOrder(sortBy, names, async (name) => (await fs.promises.lstat(name)).mtimeMs)).pop();
  const first = (await iterateInOrder(_.find, names, async function (name) {
    return (await fs.promises.lstat(name)).isFile();
  })).length;
  await iterateInOrder(each, config, async (text, name) => writeFileAtomic(name, text));
  return { texts, bySize, folders, newest, first };
}

main(['a', 'b']).then(console.log);
