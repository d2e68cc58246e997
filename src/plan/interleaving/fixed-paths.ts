import type { ArgumentFacts, FileFacts } from '../../types';

/** What an expression must not contain: it would be evaluated more often, or at another time. */
const UNFIT = /\b(?:await|delete|function|in|instanceof|new|super|this|typeof|void|yield)\b|\+\+/;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
const TEMPLATE = /`((?:[^`\\]|\\.)*)`/g;
const HOLE = /\$\{([^{}]*)\}/g;
/** Names, member accesses, calls and concatenations. */
const PLAIN = /^[\w$.,+()'\s]*$/;
const CALLED = /([\w$.]+)\s*\(/g;
/** Functions that give the same path for the same arguments. */
const PATH_FUNCTION = /^(?:\w*[pP]ath\.(?:posix\.)?)?(?:basename|join|normalize|resolve)$/;
// Matches: id, and req. of req.params.name
const ROOT = /(?<![\w$.])([A-Za-z_$][\w$]*)\s*(\.?)/g;

/** A variable of an expression; of an object it takes a member, which could be set to another value. */
interface Root {
  readonly name: string;
  readonly isObject: boolean;
}

/**
 * The offset from which on a path, given to a call, is the same file wherever it is evaluated in the function; -1 for the
 * whole function. Undefined where it may become another one, or where evaluating it twice would show.
 */
export function fixedSince(file: FileFacts, { text, span }: Pick<ArgumentFacts, 'text' | 'span'>): number | undefined {
  const isWhole = text.length === span.end - span.start;
  const roots = isWhole ? rootsOf(text) : undefined;
  const since = roots?.map((root) => rootSince(file, root, span.start));
  return since?.every((at) => at !== undefined) ? Math.max(-1, ...since) : undefined;
}

function rootsOf(text: string): Root[] | undefined {
  const bare = text
    .replace(STRING, "''")
    .replace(TEMPLATE, (_, inner: string) => `(${[...inner.matchAll(HOLE)].map(([, hole]) => hole).join(' + ')})`)
    .replaceAll('?.', '.');
  if (!PLAIN.test(bare) || UNFIT.test(bare)) return undefined;
  const called = [...bare.matchAll(CALLED)].map(([, name]) => name);
  if (!called.every((name) => PATH_FUNCTION.test(name))) return undefined;
  const roots = [...bare.matchAll(ROOT)].map(([, name, dot]) => ({ name, isObject: dot !== '' }));
  return roots.filter(({ name }) => !called.includes(name));
}

/** Where the variable gets its only value. */
function rootSince(file: FileFacts, { name, isObject }: Root, at: number): number | undefined {
  const locals = file.locals.filter((local) => local.name === name && local.first <= at && at <= local.last);
  if (locals.length === 0) return isAssigned(file, name) ? undefined : -1;
  const [{ declared, writes, changes }] = locals;
  const own = innermost(file, declared);
  // A callback could assign to it at any time.
  const isFixed = locals.length === 1 && writes.every((write) => write < at && innermost(file, write) === own);
  const isUnchanged = !isObject || changes.every((change) => change < declared);
  return isFixed && isUnchanged ? Math.max(declared, ...writes) : undefined;
}

/** Index of the innermost function around an offset. */
function innermost({ functions }: FileFacts, at: number): number {
  const around = functions.filter(({ span }) => at >= span.start && at < span.end);
  return around.reduce((one, other) => (other.span.start >= one.span.start ? other : one)).index;
}

/** Whether a function assigns to a variable of the top level. */
function isAssigned({ path, accesses }: FileFacts, name: string): boolean {
  return accesses.some(
    ({ kind, inside, members, root }) =>
      kind === 'write' && !inside && members.length === 0 && root.startsWith(`${path}#${name}@`),
  );
}
