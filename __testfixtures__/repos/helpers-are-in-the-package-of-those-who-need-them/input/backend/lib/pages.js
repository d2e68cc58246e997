import fs from 'node:fs';

export function show(name) {
  return fs.existsSync(name) ? fs.readFileSync(name, 'utf8') : 'none';
}
