// with jsonfile@^4.0.0
const jsonfile = require('jsonfile');

async function main(path) {
  jsonfile.writeFileSync(path, jsonfile.readFileSync(path), { spaces: 2 });
}

main('a');
