const fs = require('fs');

async function main() {
  class Store {
    text = fs.readFileSync('a.txt', 'utf8'); // stays: in-class-field

    static {
      Store.names = fs.readdirSync('.'); // stays: in-class-field
    }
  }
  console.log(new Store().text, Store.names);
}

main();
