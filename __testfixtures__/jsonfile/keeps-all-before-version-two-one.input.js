// with jsonfile@2.0.0
const jsonfile = require('jsonfile');

async function main(path) {
  const value = jsonfile.readFileSync(path); // stays: no-async-form
  jsonfile.writeFileSync(path, value); // stays: no-async-form
}

main('a');
