const fs = require('fs');

function declared(path) {
  return fs.readFileSync(path);
}

const expression = function (path) {
  return fs.readFileSync(path);
};

const named = function inner(path) {
  return fs.readFileSync(path);
};

const arrow = (path) => fs.readFileSync(path);
const bare = path => fs.readFileSync(path);

const object = {
  method(path) {
    return fs.readFileSync(path);
  },
  ['computed'](path) {
    return fs.readFileSync(path);
  },
  property: (path) => fs.readFileSync(path),
};

class Reader {
  method(path) {
    return fs.readFileSync(path);
  }

  static build(path) {
    return fs.readFileSync(path);
  }

  #secret(path) {
    return fs.readFileSync(path);
  }

  reveal(path) {
    return this.#secret(path);
  }
}

async function main() {
  console.log(declared('a'), expression('b'), named('c'), arrow('d'), bare('e'));
  console.log(object.method('f'), object['computed']('g'), object.property('h'));
  const reader = new Reader();
  console.log(reader.method('i'), Reader.build('j'), reader.reveal('k'));
}

main();
