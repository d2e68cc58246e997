import type { BigIntStats, PathLike, Stats } from 'fs';
import { types } from 'util';

import { lookUp } from './lookup';

export interface LookOptions {
  bigint?: boolean | undefined;
  throwIfNoEntry?: boolean | undefined;
}

export type Looked<Options> =
  | (Options extends { bigint: true } ? BigIntStats : Stats)
  | (Options extends { throwIfNoEntry: false } ? undefined : never);

type Ask = (path: PathLike, options: { bigint: boolean }) => Promise<Stats | BigIntStats>;

/** What `cachedStat` and `cachedLstat` have in common; `kind` keeps their answers apart. */
export async function lookAt(
  kind: string,
  ask: Ask,
  path: PathLike,
  options: LookOptions = {},
): Promise<Stats | BigIntStats | undefined> {
  const bigint = !!options.bigint;
  const shared = typeof path === 'string' && !bigint && options.throwIfNoEntry !== false;
  try {
    if (!shared) return await ask(path, { bigint });
    return copyOf(await lookUp(kind, path, () => ask(path, { bigint })));
  } catch (error) {
    if (options.throwIfNoEntry === false && isNoEntry(error)) return undefined;
    // Callers may add to the error they catch, so each gets its own.
    throw isSystemError(error) ? Object.assign(new Error(error.message), error) : error;
  }
}

// The sync calls do not throw for `file/below` either, from Node 22 on.
function isNoEntry(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ENOENT' || (code === 'ENOTDIR' && parseInt(process.versions.node, 10) >= 22);
}

function isSystemError(error: unknown): error is Error {
  return typeof (error as { syscall?: unknown }).syscall === 'string';
}

// Callers may change what they get, dates included.
function copyOf(stats: Stats | BigIntStats): Stats {
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(stats));
  for (const [name, value] of Object.entries(copy)) {
    if (types.isDate(value)) copy[name] = new Date(value);
  }
  return Object.setPrototypeOf(copy, Object.getPrototypeOf(stats)) as Stats;
}
