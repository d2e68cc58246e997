const { readFileSync: rf, readdirSync } = require('fs');

async function main() {
  for (const name of readdirSync('.')) console.log(rf(name, 'utf8'));
}

main();
