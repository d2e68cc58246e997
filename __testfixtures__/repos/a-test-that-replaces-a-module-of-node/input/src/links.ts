import fs, { realpathSync } from 'node:fs';

export async function link(name: string): Promise<string> {
  return realpathSync(`links/${name}`); // stays: needs-review
}

export async function parent(): Promise<string> {
  return fs.realpathSync('links'); // stays: needs-review
}
