// runs
const fs = require('fs');

function* lines(paths) {
  try {
    for (const path of paths) yield `${path}: ${fs.readFileSync(path, 'utf8')}`;
  } catch (error) {
    yield error.code;
  } finally {
    console.log('closed');
  }
}

const folder = {
  *sizes() {
    yield fs.statSync('a.txt').size;
    yield* [1, 2];
    yield* this.others();
  },
  *others() {
    yield fs.existsSync('none.txt');
  },
};

class Store {
  *#names() {
    const list = fs.readdirSync('.');
    for (const name of list.filter((item) => item.endsWith('.txt')).sort()) yield name;
  }

  first() {
    for (const name of this.#names()) return name;
  }

  all() {
    return [...this.#names(), ...lines(['a.txt'])];
  }
}

function count(paths) {
  return new Set(lines(paths)).size + Array.from(folder.sizes()).length + Math.max(...folder.sizes());
}

async function main() {
  fs.writeFileSync('a.txt', 'one');
  fs.writeFileSync('b.txt', 'two');
  outer: for (const line of lines(['a.txt', 'b.txt', 'none.txt'])) {
    for (const size of folder.sizes()) if (size === 2) continue outer;
    console.log(line);
  }
  const store = new Store();
  console.log(store.first(), store.all(), count(['a.txt', 'b.txt']));
  for (const line of lines(['a.txt', 'b.txt'])) {
    console.log(line);
    break;
  }
}

main();
