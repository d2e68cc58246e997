import fs from 'node:fs';
import { cachedExists } from '../unblock-helpers.js';

export async function show(name) {
  return await cachedExists(name) ? await fs.promises.readFile(name, 'utf8') : 'none';
}
