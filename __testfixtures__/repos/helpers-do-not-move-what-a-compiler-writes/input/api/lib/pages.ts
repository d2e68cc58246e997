import fs from 'fs';

export function isThere(name: string): boolean {
  return fs.existsSync(name);
}
