import type { BigIntStats, PathLike, Stats } from 'fs';

import { lookUp } from './lookup';
import { isNoEntry } from './no-entry';
import type { LookOptions } from './no-entry';
import { ownError } from './own-error';

export type Ask = (path: PathLike, options: { bigint: boolean }) => Promise<Stats | BigIntStats>;

/**
 * The common part of `cachedStat` and `cachedLstat`; `kind` keeps their cache
 * entries apart.
 */
export async function lookAt(
  kind: string,
  ask: Ask,
  path: PathLike,
  options: LookOptions = {},
): Promise<Stats | BigIntStats | undefined> {
  const bigint = options.bigint === true;
  const shared = typeof path === 'string' && !bigint && options.throwIfNoEntry !== false;
  try {
    if (!shared) return await ask(path, { bigint });
    return copyOf(await lookUp(kind, path, () => ask(path, { bigint })));
  } catch (error) {
    if (options.throwIfNoEntry === false && isNoEntry(error)) return undefined;
    throw ownError(error);
  }
}

// Callers may modify what they get, including the dates.
export function copyOf(stats: Stats | BigIntStats): Stats {
  const copy = Object.assign(Object.create(Object.getPrototypeOf(stats) as object) as Stats, stats);
  for (const name of ['atime', 'mtime', 'ctime', 'birthtime'] as const) {
    // Newer versions of Node compute the dates on access.
    if (Object.prototype.hasOwnProperty.call(copy, name)) copy[name] = new Date(copy[name]);
  }
  return copy;
}
