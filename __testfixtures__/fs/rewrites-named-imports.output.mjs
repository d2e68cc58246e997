import { readFileSync } from 'fs';
import { readdir } from 'fs/promises';

export async function load() {
  const names = await readdir('inbox');
  return names.map((name) => name.length + readFileSync.length);
}

const text = await load();
console.log(text);
