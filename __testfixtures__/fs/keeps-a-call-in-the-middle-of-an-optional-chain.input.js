const fs = require('fs');

const store = {
  load() {
    return { text: fs.readFileSync('a.txt', 'utf8') }; // stays: in-optional-chain
  },
};

async function main() {
  console.log(store?.load().text.length);
}

main();
