import fs from 'fs';

export function title(name: string): string {
  return fs.readFileSync(`titles/${name}.txt`, 'utf8').trim(); // stays: typed-contract
}

export function short(name: string): string {
  return name.slice(0, 3);
}
