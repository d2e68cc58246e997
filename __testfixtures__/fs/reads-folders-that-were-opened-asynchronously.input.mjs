import { opendir } from 'node:fs/promises';

async function first(folder) {
  const dir = await opendir(folder);
  try {
    return dir.readSync()?.name;
  } finally {
    dir.closeSync();
  }
}

console.log(await first('.'));
