import { stat } from 'fs';
import type { PathLike } from 'fs';
import { promisify } from 'util';

import { lookAt } from './look-at';
import type { Looked, LookOptions } from './no-entry';

const askStat = promisify(stat);

/** Like `statSync`, as a promise: who asks for a path that is being looked up shares the answer. */
export function cachedStat<Options extends LookOptions>(path: PathLike, options?: Options): Promise<Looked<Options>> {
  return lookAt('stat', askStat, path, options) as Promise<Looked<Options>>;
}
