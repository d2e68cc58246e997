const fs = require('fs');

async function main(names) {
  const total = names.reduce((sum, name) => sum + fs.lstatSync(name).size, 0);
  const longest = names.reduceRight((a, b) => (fs.lstatSync(a).size > fs.lstatSync(b).size ? a : b));
  const files = names.flatMap((folder) => fs.readdirSync(folder));
  const first = names.findIndex((name) => fs.lstatSync(name).isFile());
  const last = names.findLast((name) => fs.lstatSync(name).isFile());
  const at = names.findLastIndex((name) => fs.lstatSync(name).isFile());
  const texts = Array.from(names, (name) => fs.readFileSync(name, 'utf8'));
  const unique = Array.from(new Set(names), (name, index) => index + fs.readFileSync(name, 'utf8'));
  const modes = Object.entries({ a: 1 }).map(([name]) => fs.lstatSync(name).mode);
  return { total, longest, files, first, last, at, texts, unique, modes };
}

main(['a', 'b']).then(console.log);
