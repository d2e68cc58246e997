import { dirname, isAbsolute, resolve, sep } from 'path';

/** Milliseconds for which an answer may be used again; 0 shares only look-ups that are under way. */
const CACHE_TTL: number = 0;
/** The same for "there is no such file", which is more likely to change. */
const MISSING_TTL = CACHE_TTL / 4;
/** Answers kept; the one not asked for longest makes room. */
const CACHE_SIZE = 1000;

interface Lookup {
  readonly absolute: string;
  readonly answer: Promise<unknown>;
  expires: number;
}

const lookups = new Map<string, Lookup>();

/** Asks `ask` about a path, unless the same is being asked already or was answered a moment ago. */
export function lookUp<Answer>(kind: string, path: string, ask: () => Promise<Answer>): Promise<Answer> {
  // The path as written: `a/../b` and `b` may differ, and errors name it.
  const key = `${kind}\0${path}\0${isAbsolute(path) ? '' : process.cwd()}`;
  const known = lookups.get(key);
  if (known && (known.expires === Infinity || now() < known.expires)) return again(key, known) as Promise<Answer>;
  const lookup = { absolute: resolve(path), answer: ask(), expires: Infinity };
  again(key, lookup);
  keepWhileValid(key, lookup);
  return lookup.answer;
}

/** Puts a look-up at the end of the line of those that make room, and gives its answer. */
function again(key: string, lookup: Lookup): Promise<unknown> {
  if (CACHE_TTL > 0) lookups.delete(key);
  lookups.set(key, lookup);
  return lookup.answer;
}

function keepWhileValid(key: string, lookup: Lookup): void {
  const settle = (ttl: number): void => {
    // An answer that was invalidated on its way is not in the map any more, and must not come back.
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

// Not the time of day, which can be set back.
function now(): number {
  return process.uptime() * 1000;
}

/** Forgets what is known of a path, of all below it and of its folder; call it after every change that is made there. */
export function invalidate(path: string): void {
  if (lookups.size === 0) return;
  const changed = resolve(path);
  const folder = dirname(changed);
  for (const [key, { absolute }] of lookups) {
    if (absolute === changed || absolute === folder || absolute.startsWith(changed + sep)) lookups.delete(key);
  }
}
