const fs = require('fs');

function Store(path) {
  this.text = fs.readFileSync(path, 'utf8'); // stays: used-with-new
}

async function main() {
  console.log(new Store('a.txt').text);
}

main();
