import fs from 'fs';

export function load(name: string): { title: string } {
  return JSON.parse(fs.readFileSync(`notes/${name}.json`, 'utf8'));
}
