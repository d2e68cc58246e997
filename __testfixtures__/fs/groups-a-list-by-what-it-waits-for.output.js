const fs = require('fs');
const { groupInOrder } = require('./unblock-helpers');

const words = async (name) => (await fs.promises.readFile(name, 'utf8')).split(' ').length;

async function main(names) {
  const kinds = await groupInOrder(Object.groupBy, names, async (name, index) => (index > 0 && (await fs.promises.lstat(name)).isFile() ? 'file' : 'other'));
  const lengths = await groupInOrder(Map.groupBy, new Set(names), words);
  return [Object.entries(kinds), [...lengths.keys()].length];
}

// Another function of that name, which nobody knows.
async function shown(names) {
  const { grouping } = globalThis;
  return grouping.groupBy(names, (name) => fs.lstatSync(name).size); // stays: unknown-callback
}

main(['input.js', '.']).catch(() => shown([]).catch(() => []));
