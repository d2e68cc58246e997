import { stat } from 'fs';
import type { PathLike } from 'fs';
import { promisify } from 'util';

import { isNoEntry } from './no-entry';
import type { Looked, LookOptions } from './no-entry';

const statNow = promisify(stat);

/** Promise-based `statSync`. */
export async function freshStat<Options extends LookOptions>(
  path: PathLike,
  options: Options = {} as Options,
): Promise<Looked<Options>> {
  try {
    return (await statNow(path, { bigint: options.bigint === true })) as Looked<Options>;
  } catch (error) {
    if (options.throwIfNoEntry === false && isNoEntry(error)) return undefined as Looked<Options>;
    throw error;
  }
}
