// runs
const fs = require('fs');

class Store {
  count = 0;

  /** Reads a file. */
  constructor(path, encoding) {
    const text = fs.readFileSync(path, encoding);
    this.lines = text.split('\n');
    this.count++;
  }

  first() {
    return this.lines[0];
  }
}

class Report {
  constructor({ path = __filename, title } = {}) {
    this.title = title;
    this.path = path;
    if (path === 'missing') return;
    this.size = fs.readFileSync(path).length;
  }
}

function open(path) {
  return new Store(path, 'utf8');
}

async function main() {
  const store = open(__filename);
  console.log(store.first(), store.count, store instanceof Store);
  console.log(new Store(__filename, 'utf8').first().length, Object.keys(new Report({ title: 'a' })));
  console.log(new Report().size > 0, new Report({ path: 'missing' }).size);
  try {
    console.log(new Store('missing', 'utf8'));
  } catch (error) {
    console.log(error.code);
  }
}

main();
