const fs = require('fs');

const words = (name) => fs.readFileSync(name, 'utf8').split(' ').length;

async function main(names) {
  const kinds = Object.groupBy(names, (name, index) => (index > 0 && fs.lstatSync(name).isFile() ? 'file' : 'other'));
  const lengths = Map.groupBy(new Set(names), words);
  return [Object.entries(kinds), [...lengths.keys()].length];
}

// Another function of that name, which nobody knows.
async function shown(names) {
  const { grouping } = globalThis;
  return grouping.groupBy(names, (name) => fs.lstatSync(name).size); // stays: unknown-callback
}

main(['input.js', '.']).catch(() => shown([]).catch(() => []));
