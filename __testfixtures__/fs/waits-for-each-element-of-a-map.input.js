const fs = require('fs');

async function main(names) {
  const texts = names.map((name) => fs.readFileSync(name, 'utf8'));
  const sizes = fs.readdirSync('.').map((name, index) => `${index}: ${fs.lstatSync(name).size}`).join(',');
  console.log(texts, sizes);
}

main(['a.txt', 'b.txt']);
