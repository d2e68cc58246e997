import { readFile } from 'node:fs/promises';
import { cachedExists } from './unblock-helpers';

export async function load(name: string): Promise<string | undefined> {
  const path = `notes/${name}.txt`;
  return await cachedExists(path) ? await readFile(path, 'utf8') : undefined;
}
