const fs = require('fs');

class Store {
  constructor(path) {
    this.text = fs.readFileSync(path, 'utf8'); // stays: in-constructor
  }
}

async function main() {
  console.log(new Store('a.txt').text);
}

main();
