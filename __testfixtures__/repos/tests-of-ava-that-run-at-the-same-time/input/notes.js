import fs from 'node:fs';

export async function load(name) {
  return fs.readFileSync(`notes/${name}`, 'utf8');
}

export function save(name, text) {
  fs.writeFileSync(`notes/${name}`, text);
}
