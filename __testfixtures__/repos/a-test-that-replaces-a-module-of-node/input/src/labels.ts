import { readFileSync } from 'node:fs';
import { settings } from './settings';

export async function label(name: string): Promise<string> {
  return settings.prefix + readFileSync(`labels/${name}`, 'utf8');
}
