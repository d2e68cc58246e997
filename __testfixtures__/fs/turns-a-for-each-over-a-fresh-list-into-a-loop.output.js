const fs = require('fs');
const path = require('path');

async function main(folder, out) {
  // Hidden files stay.
  for (const name of await fs.promises.readdir(folder)) {
    if (name.startsWith('.')) continue; // not this one
    /* keep */ const   text = `${name}
  ${await fs.promises.readFile(path.join(folder, name), 'utf8')}`;
    try { out.push( text ) } catch { continue }
  } // all of them

  const names = Object.keys({ a: 1, b: 2 }).filter(Boolean);
  for (const name of names) {
    await fs.promises.unlink(path.join(folder, name));
  }
  for (const name of ['c', 'd']) {
    await fs.promises.unlink(name);
  }

  for (let [from, to] of Object.entries({ a: 'b' })) {
    to = path.join(folder, to);
    for (const part of to.split('/')) {
      if ((await fs.promises.lstat(part)).isFile()) await fs.promises.mkdir(`${part}
.d`, { recursive: true });
    }
    await fs.promises.rename(from, to);
  }
  return names.length;
}

main('.', []).then(console.log);
