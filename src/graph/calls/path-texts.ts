import { posix } from 'node:path';
import type { Made } from './made-paths';

/** A path of which nothing is known. */
export const ANY_PATH = '**';
/** Any text in a name. */
export const ANY_TEXT = '*';

// Matches: ~/data/*/.. of ~/data/*/../users.json
const ABOVE_UNKNOWN = /^.*[*<].*\/\.\.(?=\/|$)/;

/** An unknown part below a folder is any text: only at the start of a path does it have a name. */
function below(head: string, tail: string): string {
  if (head === '') return tail;
  return tail.replace(/^<[^>]*>(?=\/|$)/, ANY_PATH).replace(/<[^>]*>/g, ANY_TEXT);
}

/** One spelling for one file: `./a.json` is `a.json`. What `..` above an unknown part means cannot be computed. */
export function normal(path: string): string {
  if (path === '' || ABOVE_UNKNOWN.test(path))
    return path.startsWith('<') ? path : path.replace(ABOVE_UNKNOWN, ANY_PATH);
  // Before the end of a name, it is the beginning, which may come from anywhere: `${name}.json`.
  // Before other text: a folder that ends with a slash, or the beginning of a name.
  const split = path.replace(/^<[^>]*>(?=[._-])/, ANY_TEXT).replace(/^(<[^>]*>)(?=[^/])/, `$1/${ANY_TEXT}`);
  const [root, rest] = split.startsWith('~/') ? ['~/', split.replace(/^~\/+/, '')] : ['', split];
  return root + posix.normalize(rest).replace(/(?<=.)\/$/, '');
}

/** A path below another one. */
function joined(head: string, tail: string): string {
  if (head === '' || tail === '') return head + tail;
  // It is absolute.
  if (tail.startsWith('~/')) return tail;
  // What `..` above an unknown part means cannot be computed.
  if (tail.startsWith('..') && /[*<]/.test(head)) return ANY_PATH;
  return posix.normalize(`${head}/${tail}`);
}

/** An unknown piece of text is part of one name, except at the start and before a `/`, where it is a folder. */
function concatenated(head: string, tail: string): string {
  if (tail === ANY_PATH && head !== '' && !head.endsWith('/')) return head + ANY_TEXT;
  if (head === ANY_PATH && tail !== '' && !tail.startsWith('/')) return ANY_TEXT + tail;
  return head.endsWith(`/${ANY_PATH}`) && tail !== '' && !tail.startsWith('/') ? head.slice(0, -1) + tail : head + tail;
}

/** So many paths of one expression are told apart. */
export const MAX_PATHS = 12;

/** The distinct paths; any, where there are too many. */
export function limited(paths: readonly string[]): readonly string[] {
  const distinct = [...new Set(paths)];
  return distinct.length > MAX_PATHS ? [ANY_PATH] : distinct;
}

/** The paths that are put together of parts, of each of which there may be several. */
export function combined(parts: readonly (readonly string[])[], kind: 'join' | 'concat'): readonly string[] {
  const add = kind === 'join' ? joined : concatenated;
  return told(parts).reduce<readonly string[]>(
    (heads, part) => limited(heads.flatMap((head) => part.map((tail) => add(head, below(head, tail))))),
    [''],
  );
}

/** Where anything may come behind a folder, its name says enough: of its texts, each meets all that is in there. */
// Matches: path.join(settings.dir, req.body.path), where settings.dir is path.join(__dirname, 'data')
function told(parts: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [heads = [], ...tails] = parts;
  const isAny = tails.length > 0 && tails.every((tail) => tail.every((text) => text === ANY_PATH));
  const named = isAny ? heads.filter((head) => head.startsWith('<')) : [];
  return named.length === 0 ? parts : [named, ...tails];
}

/** The known texts at a flow node of a file. */
export interface NodeTexts {
  readonly texts: readonly string[];
  /** Paths that are put together elsewhere. */
  readonly made: readonly Made[];
  /** There can be no others. */
  readonly complete: boolean;
  /** Unread files that may add others. */
  readonly unread: readonly string[];
}

/** Tells the texts at a flow node of a file. */
export type TextsAt = (file: string, node: number) => NodeTexts;
