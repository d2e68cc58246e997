import fs from 'fs';

export function load(): string {
  return fs.existsSync('draft.txt') ? 'draft' : fs.readFileSync('notes.txt', 'utf8');
}
