// with hasha@^5.2.0
const hasha = require('hasha');

async function main(path) {
  return await hasha.fromFile(path) + hasha('a');
}

main('a');
