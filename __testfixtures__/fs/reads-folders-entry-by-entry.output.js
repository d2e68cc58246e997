const fs = require('fs');

async function walk(folder) {
  const dir = await fs.promises.opendir(folder);
  const names = [];
  for (let entry = await dir.read(); entry; entry = await dir.read()) names.push(entry.name);
  await dir.close();
  return names;
}

walk('.').then(console.log);
