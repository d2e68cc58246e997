const fs = require('fs');

const store = {
  async open(dir) {
    await fs.promises.access(dir);
    return {
      load: async (name) => fs.promises.readFile(`${dir}/${name}`, 'utf8'),
    };
  },
};

const make = async (dir) => {
  await fs.promises.access(dir);
  return async (name) => fs.promises.readFile(`${dir}/${name}`, 'utf8');
};

async function main() {
  const text = await (await store.open('data')).load('a.txt');
  const length = (await (await store.open('data')).load('b.txt')).length;
  const other = await (await make('data'))('c.txt');
  console.log(text, length, other);
}

main();
