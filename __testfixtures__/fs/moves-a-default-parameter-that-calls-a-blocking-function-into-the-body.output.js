const fs = require('fs');

const load = async () => fs.promises.readFile('a.txt', 'utf8');

async function main(text) {
  if (text === undefined) text = await load();
  console.log(text);
}

main();
