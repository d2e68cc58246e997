// with jsonfile@^6.1.0
const jsonfile = require('jsonfile');

async function main(path) {
  jsonfile.writeFileSync(path, {}, { spaces: 2 });
}

main('a');
