import fs from 'fs';

export function load(id: string): string {
  return fs.readFileSync(`notes/${id}.txt`, 'utf8');
}
