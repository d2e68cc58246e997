const { writeFile, readFile } = require('fs/promises');

async function main() {
  const text = await readFile('a.txt', 'utf8');
  await writeFile('b.txt', text);
}

main();
