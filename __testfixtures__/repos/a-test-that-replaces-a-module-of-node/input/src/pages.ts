import fs from 'node:fs';

export async function page(name: string): Promise<string> {
  return fs.readFileSync(`pages/${name}.html`, 'utf8');
}
