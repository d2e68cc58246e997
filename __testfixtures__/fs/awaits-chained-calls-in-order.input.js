const fs = require('fs');

const store = {
  open(dir) {
    fs.accessSync(dir);
    return {
      load: (name) => fs.readFileSync(`${dir}/${name}`, 'utf8'),
    };
  },
};

const make = (dir) => {
  fs.accessSync(dir);
  return (name) => fs.readFileSync(`${dir}/${name}`, 'utf8');
};

async function main() {
  const text = store.open('data').load('a.txt');
  const length = store.open('data').load('b.txt').length;
  const other = make('data')('c.txt');
  console.log(text, length, other);
}

main();
