import { opendir } from 'node:fs/promises';

async function first(folder) {
  const dir = await opendir(folder);
  try {
    return (await dir.read())?.name;
  } finally {
    await dir.close();
  }
}

console.log(await first('.'));
