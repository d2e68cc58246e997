import { existsSync } from 'fs';
import { cachedExists } from './unblock-helpers.js';

export default function (name) {
  return existsSync(new URL(name, import.meta.url));
}

export async function namelessAsync(name) {
  return cachedExists(new URL(name, import.meta.url));
}
