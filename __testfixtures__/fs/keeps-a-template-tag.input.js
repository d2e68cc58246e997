const fs = require('fs');

function file(parts) {
  return fs.readFileSync(parts[0], 'utf8'); // stays: escapes
}

async function main() {
  console.log(file`a.txt`.length);
}

main();
