const fs = require('fs');
const { eachInOrder } = require('./unblock-helpers');

async function main(folder, given) {
  const out = [];
  // Others may hold the list, and add to it meanwhile.
  await eachInOrder(given, async (name) => out.push(await fs.promises.readFile(name, 'utf8')));
  // Holes are passed over.
  await eachInOrder([1, , 3], async (n) => out.push(await fs.promises.readFile(`${n}.txt`, 'utf8')));
  const names = await fs.promises.readdir(folder);
  // An index.
  await eachInOrder(names, async (name, index) => out.push(index, await fs.promises.readFile(name, 'utf8')));
  // Leaves the callback out of a loop of its own.
  await eachInOrder(names, async (name) => {
    for (const line of (await fs.promises.readFile(name, 'utf8')).split('\n')) if (line === '') return;
    out.push(name);
  });
  // A variable of the function.
  await eachInOrder(names, async (name) => {
    var text = await fs.promises.readFile(name, 'utf8');
    out.push(text);
  });
  // Its own `this`.
  await eachInOrder(names, async function (name) {
    out.push(this, await fs.promises.readFile(name, 'utf8'));
  });
  // A name that the list uses.
  await eachInOrder(Object.keys(given), async (given) => out.push(await fs.promises.readFile(given, 'utf8')));
  const growing = await fs.promises.readdir(folder);
  await eachInOrder(growing, async (name) => {
    if ((await fs.promises.lstat(name)).isDirectory()) growing.push(`${name}/a`);
  });
  return out;
}

main('.', ['a']).then(console.log);
