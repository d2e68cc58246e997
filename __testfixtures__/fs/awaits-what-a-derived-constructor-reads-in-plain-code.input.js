// runs
const { EventEmitter } = require('events');
const fs = require('fs');

class Above {
  constructor(name) {
    this.name = name;
    console.log('above', this.show().length > 20);
  }

  show() {
    return this.name + ' ' + this.size;
  }
}

class Store extends Above {
  constructor(file, ...more) {
    super(file)
    // How large it is.
    this.size = fs.readFileSync(file).length
    for (const name of more) this.size += fs.readFileSync(name).length
    this.text = super.show()
  }
}

const Watch = class Seen extends EventEmitter {
  constructor(folder, limit = 2) {
    super();
    this.limit = limit;
    this.count = Math.min(limit, fs.readdirSync(folder).length);
  }
};

async function main() {
  const store = new Store(__filename, __filename);
  console.log(store.size > 1000, store.text === store.show(), new Watch(__dirname).count);
}

main();
