import * as fs from 'fs';

export function titles(names: string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    if (names.length === 0) reject(new Error('no names'));
    else resolve(names.map((name) => fs.readFileSync(`notes/${name}.txt`, 'utf8').toUpperCase()));
  });
}
