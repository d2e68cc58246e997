const fs = require('fs');
const { sortInOrder } = require('./unblock-helpers');

const bySize = (names) => names.length;

// Nobody else has the list before it is sorted.
async function newestFirst(folder) {
  const names = await fs.promises.readdir(folder);
  await sortInOrder(names, async (a, b) => (await fs.promises.lstat(b)).mtimeMs - (await fs.promises.lstat(a)).mtimeMs);
  return names;
}

async function largest(folders) {
  const found = [];
  for (const folder of folders) {
    const names = await fs.promises.readdir(folder);
    await sortInOrder(names, async (a, b) => (await fs.promises.lstat(b)).size - (await fs.promises.lstat(a)).size);
    found.push(() => names[0]);
  }
  return found;
}

// Here it would be seen before it is sorted.
async function given(folder) {
  const names = await fs.promises.readdir(folder);
  const count = bySize(names);
  names.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size); // stays: array-callback // stays: array-callback
  return [count, names];
}

async function hoisted(folder) {
  const names = await fs.promises.readdir(folder);
  const shown = all();
  names.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size); // stays: array-callback // stays: array-callback
  return shown;
  function all() {
    return names;
  }
}

async function again(folder) {
  const names = await fs.promises.readdir(folder);
  const seen = [];
  for (let round = 0; round < 2; round += 1) {
    names.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size); // stays: array-callback // stays: array-callback
    seen.push(names);
  }
  return seen;
}

async function later(folder) {
  const names = await fs.promises.readdir(folder);
  const sort = () => names.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size); // stays: array-callback // stays: array-callback
  return [sort, names];
}

async function main() {
  const [sort] = await later('.');
  return [await newestFirst('.'), (await largest(['.'])).map((first) => first()), await given('.'), await hoisted('.'), await again('.'), sort()];
}

main().then(console.log);
