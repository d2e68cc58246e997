import { existsSync, readFileSync } from 'node:fs';

export async function load(name: string): Promise<string | undefined> {
  const path = `notes/${name}.txt`;
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
