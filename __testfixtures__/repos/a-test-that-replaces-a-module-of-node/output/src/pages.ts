import { readFile } from 'node:fs/promises';

export async function page(name: string): Promise<string> {
  return readFile(`pages/${name}.html`, 'utf8');
}
