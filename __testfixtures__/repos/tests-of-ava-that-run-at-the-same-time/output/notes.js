import fs from 'node:fs';
import { writeFileAtomic } from './unblock-helpers.js';

export async function load(name) {
  return fs.promises.readFile(`notes/${name}`, 'utf8');
}

export async function save(name, text) {
  await writeFileAtomic(`notes/${name}`, text);
}
