import fs from 'fs';

export default function load(name) {
  return fs.readFileSync(new URL(`data/${name}.txt`, import.meta.url), 'utf8').trim();
}

export async function loadAsync(name) {
  return (await fs.promises.readFile(new URL(`data/${name}.txt`, import.meta.url), 'utf8')).trim();
}
