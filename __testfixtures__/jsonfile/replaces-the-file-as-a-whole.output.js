// with jsonfile@^6.1.0
const { writeJsonAtomic } = require('./unblock-helpers');

async function main(path) {
  await writeJsonAtomic(path, {}, { spaces: 2 });
}

main('a');
