const fs = require('fs');
const path = require('path');
const read = fs.readFileSync;

async function main() {
  const { readdirSync } = require('fs');
  for (const name of readdirSync('.')) console.log(read(path.join('.', name), 'utf8'));
}

main();
