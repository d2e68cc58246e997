import { access } from 'fs';
import type { PathLike } from 'fs';
import { promisify } from 'util';

import { lookUp } from './lookup';

const askAccess = promisify(access);

/**
 * Promise-based `existsSync`; it never rejects. Concurrent look-ups of one path
 * share the answer.
 */
export async function cachedExists(path: PathLike): Promise<boolean> {
  try {
    await (typeof path === 'string' ? lookUp('access', path, () => askAccess(path)) : askAccess(path));
    return true;
  } catch {
    return false;
  }
}
