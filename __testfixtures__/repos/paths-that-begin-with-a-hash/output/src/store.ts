import fs from 'fs';

export async function load(id: string): Promise<string> {
  return fs.promises.readFile(`notes/${id}.txt`, 'utf8');
}
