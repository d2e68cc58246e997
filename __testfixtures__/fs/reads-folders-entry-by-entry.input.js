const fs = require('fs');

async function walk(folder) {
  const dir = fs.opendirSync(folder);
  const names = [];
  for (let entry = dir.readSync(); entry; entry = dir.readSync()) names.push(entry.name);
  dir.closeSync();
  return names;
}

walk('.').then(console.log);
