const fs = require('fs');

async function greet() {
  console.log(`Hello ${fs.readFileSync('name.txt', 'utf8')}, ${fs.readFileSync('city.txt', 'utf8').trim()}!`);
}

greet();
