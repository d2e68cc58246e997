const fs = require('fs');

function* lines(paths) {
  for (const path of paths) yield fs.readFileSync(path, 'utf8'); // stays: in-generator
}

async function main() {
  for (const line of lines(['a.txt', 'b.txt'])) console.log(line);
}

main();
