// with jsonfile@^4.0.0
const jsonfile = require('jsonfile');
const { writeJsonAtomic } = require('./unblock-helpers');
const { promisify } = require('util');
const readFileAsync = promisify(jsonfile.readFile);

async function main(path) {
  await writeJsonAtomic(path, await readFileAsync(path), { spaces: 2 });
}

main('a');
