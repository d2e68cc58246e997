const fs = require('fs');
const path = require('path');

async function main(folder, sizes) {
  Object.keys(sizes).forEach((name) => {
    sizes[name] = fs.readFileSync(path.join(folder, name)).length;
    sizes.last[name] += 1;
    for (const name of sizes.more) sizes[name]++;
  });

  Object.keys(sizes).forEach((name) => {
    [name] = name.split('.');
    fs.mkdirSync(path.join(folder, name));
  });

  Object.keys(sizes).forEach((name) => {
    for (name of sizes.more) fs.mkdirSync(path.join(folder, name));
  });
}

main('.', { last: {}, more: [] }).then(console.log);
