import { access, stat } from 'fs';
import type { PathLike, Stats } from 'fs';
import { promisify } from 'util';

import { copyOf, lookAt } from './look-at';
import type { Ask } from './look-at';
import { lookUp } from './lookup';
import type { Looked, LookOptions } from './no-entry';

const reach = promisify(access);
const see = promisify(stat);
/** Answers of the current tick. */
const seen = new Map<string, Stats>();

/**
 * Promise-based `existsSync` that keeps the answer for a `statOfExisting` that
 * follows at once.
 */
export async function existsForStat(path: PathLike): Promise<boolean> {
  try {
    if (typeof path === 'string' && isSameQuestion()) keep(path, await lookUp('stat', path, () => see(path)));
    else await reach(path);
    return true;
  } catch {
    return false;
  }
}

/** Promise-based `statSync` of a path that `existsForStat` has just found. */
export async function statOfExisting(path: PathLike): Promise<Looked<LookOptions>> {
  const stats = typeof path === 'string' ? seen.get(path) : undefined;
  return stats ? copyOf(stats) : (lookAt('stat', see as Ask, path) as Promise<Stats>);
}

// `access` checks for the real user, `stat` for the effective one. On Windows,
// `stat` fails for a dangling link and `access` does not.
function isSameQuestion(): boolean {
  if (process.platform === 'win32' || !process.getuid || !process.geteuid) return false;
  return process.getuid() === process.geteuid();
}

/** Keeps an answer until all that await it have resumed. */
function keep(path: string, stats: Stats): void {
  if (seen.size === 0) process.nextTick(() => seen.clear());
  seen.set(path, stats);
}
