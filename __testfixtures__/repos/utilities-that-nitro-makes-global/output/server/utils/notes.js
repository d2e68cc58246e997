import fs from 'node:fs';

export async function loadNote(id) {
  return JSON.parse(await fs.promises.readFile(`notes/${id}.json`, 'utf8'));
}

export default (text) => text.trim();
