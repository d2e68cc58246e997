import { access } from 'fs';
import type { PathLike } from 'fs';
import { promisify } from 'util';

import { lookUp } from './lookup';

const askAccess = promisify(access);

/** Like `existsSync`, as a promise that never rejects: who asks for a path that is being looked up shares the answer. */
export async function cachedExists(path: PathLike): Promise<boolean> {
  try {
    await (typeof path === 'string' ? lookUp('access', path, () => askAccess(path)) : askAccess(path));
    return true;
  } catch {
    return false;
  }
}
