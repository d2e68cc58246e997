// runs
const fs = require('fs');
const path = require('path');
const { pathExists, freshStat, mkdirIfMissing, mapInOrder, filterInOrder, findInOrder, eachInOrder, reduceInOrder } = require('./unblock-helpers');

const dir = fs.mkdtempSync(path.join(require('os').tmpdir(), 'chain-')); // stays: needed-at-startup
for (const name of ['a.txt', 'b.txt']) fs.writeFileSync(path.join(dir, name), name); // stays: needed-at-startup

const read = async (name) => fs.promises.readFile(path.join(dir, name), 'utf8');

async function show(query, seen) {
  const texts = query.names == null ? undefined : await mapInOrder(query.names, async (name) => read(name));
  const parts = query.list == null ? undefined : await mapInOrder(query.list.split(','), async (name) => read(name));
  const count = query.names == null ? undefined : (await filterInOrder(query.names, async (name) => pathExists(path.join(dir, name)))).length;
  const nested = query.more == null ? undefined : await findInOrder(query.more.names, async (name) => pathExists(path.join(dir, name)));
  if (query.names != null) await eachInOrder(query.names, async (name) => {
    seen.push((await freshStat(path.join(dir, name))).size);
  });
  if (query.names) (query.names == null ? undefined : await eachInOrder(query.names, async (name) => seen.push(await read(name))));
  else seen.push('nobody');
  const made = await reduceInOrder('x/y'.split('/'), async (above, name) => {
    if (!(await pathExists(path.join(dir, above, name)))) await mkdirIfMissing(path.join(dir, above, name));
    return path.join(above, name);
  }, '');
  return [texts, parts, count, nested, made];
}

async function main() {
  for (const query of [
    { names: ['a.txt', 'b.txt'], list: 'b.txt,a.txt', more: { names: ['c.txt', 'a.txt'] } },
    { names: null },
    {},
  ]) {
    const seen = [];
    console.log(JSON.stringify(await show(query, seen)), JSON.stringify(seen));
  }
  await fs.promises.rm(dir, { recursive: true });
}

main();
