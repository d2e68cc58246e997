const fs = require('fs');

const store = {
  async load() {
    return { text: await fs.promises.readFile('a.txt', 'utf8') };
  },
};

async function main() {
  console.log(store == null ? undefined : (await store.load()).text.length);
}

main();
