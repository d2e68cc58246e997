const fs = require('fs');
const path = require('path');

async function main(folder, out) {
  // Hidden files stay.
  fs.readdirSync(folder).forEach((name) => {
    if (name.startsWith('.')) return; // not this one
    /* keep */ const   text = `${name}
  ${fs.readFileSync(path.join(folder, name), 'utf8')}`;
    try { out.push( text ) } catch { return }
  }); // all of them

  const names = Object.keys({ a: 1, b: 2 }).filter(Boolean);
  names.forEach(name => fs.unlinkSync(path.join(folder, name)));
  ['c', 'd'].forEach(function (name) { fs.unlinkSync(name); });

  Object.entries({ a: 'b' }).forEach(([from, to]) => {
    to = path.join(folder, to);
    to.split('/').forEach((part) => {
      if (fs.lstatSync(part).isFile()) fs.mkdirSync(`${part}
.d`, { recursive: true });
    });
    fs.renameSync(from, to);
  });
  return names.length;
}

main('.', []).then(console.log);
