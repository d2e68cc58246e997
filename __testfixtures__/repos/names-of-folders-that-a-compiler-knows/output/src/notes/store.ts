import fs from 'fs';

export async function load(name: string): Promise<{ title: string }> {
  return JSON.parse(await fs.promises.readFile(`notes/${name}.json`, 'utf8'));
}
