const fs = require('fs');
const path = require('path');

async function main(folder, sizes) {
  for (const name of Object.keys(sizes)) {
    sizes[name] = (await fs.promises.readFile(path.join(folder, name))).length;
    sizes.last[name] += 1;
    for (const name of sizes.more) sizes[name]++;
  }

  for (let name of Object.keys(sizes)) {
    [name] = name.split('.');
    await fs.promises.mkdir(path.join(folder, name));
  }

  for (let name of Object.keys(sizes)) {
    for (name of sizes.more) await fs.promises.mkdir(path.join(folder, name));
  }
}

main('.', { last: {}, more: [] }).then(console.log);
