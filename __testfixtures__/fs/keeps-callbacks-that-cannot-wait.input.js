const fs = require('fs');

async function main(names) {
  const sorted = names.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size); // stays: array-callback // stays: array-callback
  const parsed = JSON.parse('{}', (key, value) => fs.readFileSync(value)); // stays: unknown-callback
  return { sorted, parsed };
}

main(['a', 'b']);
