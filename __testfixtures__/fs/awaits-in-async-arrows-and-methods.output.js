const fs = require('fs');

const load = async (path) => JSON.parse(await fs.promises.readFile(path, 'utf8'));

const store = {
  async names() {
    const names = await fs.promises.readdir('inbox');
    return names;
  },
};

class Reader {
  static async open(path) {
    const text = await fs.promises.readFile(path, 'utf8');
    return text;
  }
}

load('a.json').then(console.log);
store.names().then(console.log);
Reader.open('a.txt').then(console.log);
