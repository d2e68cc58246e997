const fs = require('fs');

async function main(names) {
  const sorted = names.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size); // stays: array-callback // stays: array-callback
  const text = 'a b'.replace(/\w/g, (name) => fs.readFileSync(name, 'utf8')); // stays: unknown-callback
  const parsed = JSON.parse('{}', (key, value) => fs.readFileSync(value)); // stays: unknown-callback
  return { sorted, text, parsed };
}

main(['a', 'b']);
