import { readFileSync, readdirSync } from 'fs';

export async function load() {
  const names = readdirSync('inbox');
  return names.map((name) => name.length + readFileSync.length);
}

const text = await load();
console.log(text);
