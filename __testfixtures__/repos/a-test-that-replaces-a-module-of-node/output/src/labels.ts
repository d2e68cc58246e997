import { readFile } from 'node:fs/promises';
import { settings } from './settings';

export async function label(name: string): Promise<string> {
  return settings.prefix + await readFile(`labels/${name}`, 'utf8');
}
