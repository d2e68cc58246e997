// risk review
// with jsonfile@^4.0.0
const jsonfile = require('jsonfile');
const { promisify } = require('util');
const writeFileAsync = promisify(jsonfile.writeFile);
const readFileAsync = promisify(jsonfile.readFile);

async function main(path) {
  await writeFileAsync(path, await readFileAsync(path), { spaces: 2 });
}

main('a');
