import { lstat } from 'fs';
import type { PathLike } from 'fs';
import { promisify } from 'util';

import { lookAt } from './look-at';
import type { Ask } from './look-at';
import type { Looked, LookOptions } from './no-entry';

const askLstat = promisify(lstat) as Ask;

/**
 * Promise-based `lstatSync`. Concurrent look-ups of one path share the answer.
 */
export function cachedLstat<Options extends LookOptions>(path: PathLike, options?: Options): Promise<Looked<Options>> {
  return lookAt('lstat', askLstat, path, options) as Promise<Looked<Options>>;
}
