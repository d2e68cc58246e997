import fs from 'fs';
import { cachedExists } from './unblock-helpers.js';

export async function show(name) {
  return await cachedExists(`${name}.html`) ? await fs.promises.readFile(`${name}.html`, 'utf8') : '';
}
