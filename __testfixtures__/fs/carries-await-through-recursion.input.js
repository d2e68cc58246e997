const fs = require('fs');
const path = require('path');

function count(dir) {
  let files = 0;
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    files = entry.isDirectory() ? files + count(path.join(dir, entry.name)) : files + 1;
  }
  return files;
}

async function main() {
  console.log(count('.'));
}

main();
