import fs from 'fs';

export function show(name) {
  return fs.existsSync(`${name}.html`) ? fs.readFileSync(`${name}.html`, 'utf8') : '';
}
