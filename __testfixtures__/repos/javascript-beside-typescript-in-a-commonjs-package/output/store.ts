import fs from 'fs';
import { cachedExists } from './unblock-helpers';

export async function load(): Promise<string> {
  return await cachedExists('draft.txt') ? 'draft' : await fs.promises.readFile('notes.txt', 'utf8');
}
