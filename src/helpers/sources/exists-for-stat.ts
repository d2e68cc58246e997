import { access, stat } from 'fs';
import type { PathLike, Stats } from 'fs';
import { promisify } from 'util';

import { copyOf, lookAt } from './look-at';
import { lookUp } from './lookup';
import type { Looked, LookOptions } from './no-entry';

const reach = promisify(access);
const see = promisify(stat);
/** What the system has just answered; nothing else has happened since then. */
const seen = new Map<string, Stats>();

/** Like `existsSync`, as a promise; keeps what it saw for a `statOfExisting` that comes right after it. */
export async function existsForStat(path: PathLike): Promise<boolean> {
  try {
    if (typeof path === 'string' && isSameQuestion()) keep(path, await lookUp('stat', path, () => see(path)));
    else await reach(path);
    return true;
  } catch {
    return false;
  }
}

/** Like `statSync` of a path that `existsForStat` has just found, as a promise. */
export async function statOfExisting(path: PathLike): Promise<Looked<LookOptions>> {
  const stats = typeof path === 'string' ? seen.get(path) : undefined;
  return stats ? copyOf(stats) : (lookAt('stat', see, path) as Promise<Stats>);
}

// Whether something is there is asked for the real user, what it is for the effective one. Windows finds a link that
// leads nowhere.
function isSameQuestion(): boolean {
  return process.platform !== 'win32' && process.getuid?.() === process.geteuid?.();
}

/** Until all who waited for the answer have gone on. */
function keep(path: string, stats: Stats): void {
  if (seen.size === 0) process.nextTick(() => seen.clear());
  seen.set(path, stats);
}
