const fs = require('fs');

async function greet() {
  console.log(`Hello ${await fs.promises.readFile('name.txt', 'utf8')}, ${(await fs.promises.readFile('city.txt', 'utf8')).trim()}!`);
}

greet();
