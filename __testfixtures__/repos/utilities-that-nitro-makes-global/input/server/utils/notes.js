import fs from 'node:fs';

export function loadNote(id) {
  return JSON.parse(fs.readFileSync(`notes/${id}.json`, 'utf8'));
}

export default (text) => text.trim();
