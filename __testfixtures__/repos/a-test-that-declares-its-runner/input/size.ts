import * as fs from 'fs';

export function size(name: string): number {
  return fs.lstatSync(name).size;
}
