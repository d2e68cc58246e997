const fs = require('fs');

async function declared(path) {
  return fs.promises.readFile(path);
}

const expression = async function (path) {
  return fs.promises.readFile(path);
};

const named = async function inner(path) {
  return fs.promises.readFile(path);
};

const arrow = async (path) => fs.promises.readFile(path);
const bare = async path => fs.promises.readFile(path);

const object = {
  async method(path) {
    return fs.promises.readFile(path);
  },
  async ['computed'](path) {
    return fs.promises.readFile(path);
  },
  property: async (path) => fs.promises.readFile(path),
};

class Reader {
  async method(path) {
    return fs.promises.readFile(path);
  }

  static async build(path) {
    return fs.promises.readFile(path);
  }

  async #secret(path) {
    return fs.promises.readFile(path);
  }

  async reveal(path) {
    return this.#secret(path);
  }
}

async function main() {
  console.log(await declared('a'), await expression('b'), await named('c'), await arrow('d'), await bare('e'));
  console.log(await object.method('f'), await object['computed']('g'), await object.property('h'));
  const reader = new Reader();
  console.log(await reader.method('i'), await Reader.build('j'), await reader.reveal('k'));
}

main();
