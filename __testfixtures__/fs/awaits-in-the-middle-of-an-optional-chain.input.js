const fs = require('fs');

const store = {
  load() {
    return { text: fs.readFileSync('a.txt', 'utf8') };
  },
};

async function main() {
  console.log(store?.load().text.length);
}

main();
