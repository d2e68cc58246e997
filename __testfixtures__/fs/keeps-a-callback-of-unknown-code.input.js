const fs = require('fs');
const { transform } = require('some-package');

async function main() {
  transform((path) => fs.readFileSync(path, 'utf8')); // stays: unknown-callback
}

main();
