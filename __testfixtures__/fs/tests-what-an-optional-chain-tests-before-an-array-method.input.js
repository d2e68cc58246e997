// runs
const fs = require('fs');
const path = require('path');

const dir = fs.mkdtempSync(path.join(require('os').tmpdir(), 'chain-')); // stays: needed-at-startup
for (const name of ['a.txt', 'b.txt']) fs.writeFileSync(path.join(dir, name), name); // stays: needed-at-startup

const read = (name) => fs.readFileSync(path.join(dir, name), 'utf8');

async function show(query, seen) {
  const texts = query.names?.map((name) => read(name));
  const parts = query.list?.split(',').map((name) => read(name));
  const count = query.names?.filter((name) => fs.existsSync(path.join(dir, name))).length;
  const nested = query.more?.names.find((name) => fs.existsSync(path.join(dir, name)));
  query.names?.forEach((name) => {
    seen.push(fs.statSync(path.join(dir, name)).size);
  });
  if (query.names) query.names?.forEach((name) => seen.push(read(name)));
  else seen.push('nobody');
  const made = 'x/y'.split('/')?.reduce((above, name) => {
    if (!fs.existsSync(path.join(dir, above, name))) fs.mkdirSync(path.join(dir, above, name));
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
  fs.rmSync(dir, { recursive: true });
}

main();
