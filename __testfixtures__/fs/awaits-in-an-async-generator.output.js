const fs = require('fs');

async function* lines(paths) {
  for (const path of paths) yield await fs.promises.readFile(path, 'utf8');
}

async function main() {
  for await (const line of lines(['a.txt', 'b.txt'])) console.log(line);
}

main();
