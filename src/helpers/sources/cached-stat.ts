import { stat } from 'fs';
import type { PathLike } from 'fs';
import { promisify } from 'util';

import { lookAt } from './look-at';
import type { Ask } from './look-at';
import type { Looked, LookOptions } from './no-entry';

const askStat = promisify(stat) as Ask;

/**
 * Promise-based `statSync`. Concurrent look-ups of one path share the answer.
 */
export function cachedStat<Options extends LookOptions>(path: PathLike, options?: Options): Promise<Looked<Options>> {
  return lookAt('stat', askStat, path, options) as Promise<Looked<Options>>;
}
