import { dirname, isAbsolute, resolve, sep } from 'path';

/**
 * How long an answer may be reused, in milliseconds. With 0, only concurrent
 * look-ups share an answer.
 */
const CACHE_TTL: number = 0;
/** The same for "no such file", which is more likely to change. */
const MISSING_TTL = CACHE_TTL / 4;
/** Maximum number of cached answers; the least recently used is evicted. */
const CACHE_SIZE = 1000;

interface Lookup {
  readonly absolute: string;
  readonly answer: Promise<unknown>;
  expires: number;
}

const lookups = new Map<string, Lookup>();

/**
 * Returns the answer of `ask` for a path; shares a pending or recent answer to
 * the same question.
 */
export function lookUp<Answer>(kind: string, path: string, ask: () => Promise<Answer>): Promise<Answer> {
  // The path as written, because `a/../b` and `b` may be different files, and
  // errors contain it.
  const key = `${kind}\0${path}\0${isAbsolute(path) ? '' : process.cwd()}`;
  const known = lookups.get(key);
  if (known && (known.expires === Infinity || now() < known.expires)) return again(key, known) as Promise<Answer>;
  const lookup = { absolute: resolve(path), answer: ask(), expires: Infinity };
  again(key, lookup);
  keepWhileValid(key, lookup);
  return lookup.answer;
}

/** Marks a look-up as the most recently used, and returns its answer. */
function again(key: string, lookup: Lookup): Promise<unknown> {
  if (CACHE_TTL > 0) lookups.delete(key);
  lookups.set(key, lookup);
  return lookup.answer;
}

function keepWhileValid(key: string, lookup: Lookup): void {
  const settle = (ttl: number): void => {
    // An answer that was invalidated while pending must not be cached.
    if (lookups.get(key) !== lookup) return;
    if (ttl > 0) lookup.expires = now() + ttl;
    else lookups.delete(key);
  };
  lookup.answer.then(
    () => settle(CACHE_TTL),
    (error) => settle(isMissing(error) ? MISSING_TTL : 0),
  );
  const [oldest] = lookups.keys();
  if (lookups.size > CACHE_SIZE && oldest !== undefined) lookups.delete(oldest);
}

function isMissing(error: { code?: unknown }): boolean {
  return error.code === 'ENOENT' || error.code === 'ENOTDIR';
}

// A monotonic clock: the time of day can be set back.
function now(): number {
  return process.uptime() * 1000;
}

/**
 * Drops the answers about a path, everything below it, and its folder. Call it
 * after each change there.
 */
export function invalidate(path: string): void {
  if (lookups.size === 0) return;
  const changed = resolve(path);
  const folder = dirname(changed);
  for (const [key, { absolute }] of lookups) {
    if (absolute === changed || absolute === folder || absolute.startsWith(changed + sep)) lookups.delete(key);
  }
}
