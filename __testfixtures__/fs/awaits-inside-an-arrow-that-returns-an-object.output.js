const fs = require('fs');

const load = async (path) => ({ path, text: await fs.promises.readFile(path, 'utf8') });

async function main() {
  const { text } = await load('a.txt');
  console.log(text);
}

main();
