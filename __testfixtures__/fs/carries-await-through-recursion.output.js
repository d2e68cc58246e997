const fs = require('fs');
const path = require('path');

async function count(dir) {
  let files = 0;
  for (const entry of await fs.promises.readdir(dir, { withFileTypes: true })) {
    files = entry.isDirectory() ? files + await count(path.join(dir, entry.name)) : files + 1;
  }
  return files;
}

async function main() {
  console.log(await count('.'));
}

main();
