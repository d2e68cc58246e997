import { posix } from 'node:path';
import type { TextEdit } from '../../types';
import { ANY_PATH, ANY_TEXT, normal } from './path-texts';

// Matches: ~/data/*.bak, <config.dir>/notes.bak
const UNKNOWN = /[*<]/;
/** What is cut off has a piece of what is not known, which may be the end of its name. */
// Matches: > of <config.dir>
const HOLDS_UNKNOWN = /[*<>]/;
/** How the path begins is not known. */
// Matches: ~/data/notes.bak, <config.dir>/notes.bak
const ROOTED = /^[~<*]/;
/** The pattern has to match at the beginning. */
// Matches: ^\/data of /^\/data/; not [^.] and \^
const BEGINS = /(?:^|[^\\[])\^/;
/** It has to match at the end. */
// Matches: \.bak$ of /\.bak$/; not \$
const ENDS = /(?:^|[^\\])\$$/;

/** The path that a method makes of another one; any name in its folder where only that is known. */
// Matches: ~/data/notes.json of ~/data/notes.bak and file.replace('.bak', '.json')
export function editedPath(path: string, edit: TextEdit): string {
  if (path === ANY_PATH) return path;
  if (PARTS.has(edit.method)) return partOfPath(path, edit);
  const made = isKnown(edit) ? applied(path, edit) : filled(path, edit);
  return made === undefined ? besides(path, edit) : normal(made);
}

/** Those of Node's `path` module, and the name without its end. */
const PARTS: ReadonlySet<string> = new Set(['dirname', 'basename', 'extname', 'name']);

// Matches: ~/data of path.dirname('~/data/notes.json')
function partOfPath(path: string, { method, args: [end] }: TextEdit): string {
  const cut = path.lastIndexOf('/');
  const name = path.slice(cut + 1);
  // It may have more folders, or be one.
  if (name.includes('**') || name.includes('<') || name === '~' || end === null) return ANY_PATH;
  if (method === 'dirname') return cut > 0 ? path.slice(0, cut) : cut === 0 || UNKNOWN.test(path) ? ANY_PATH : '.';
  if (method === 'name') return posix.parse(name).name;
  return method === 'extname' ? posix.extname(name) : posix.basename(name, typeof end === 'string' ? end : undefined);
}

function isKnown({ args }: TextEdit): boolean {
  return args.every((arg) => arg !== null);
}

/** A place in a text that is filled with what is not known. */
// Matches: 'notes/:id.json'.replace(':id', id)
function filled(path: string, { method, args: [first, second] }: TextEdit): string | undefined {
  const isPlace = method.startsWith('replace') && typeof first === 'string' && first.length > 1;
  return isPlace && second === null && path.includes(first) ? path.replaceAll(first, ANY_TEXT) : undefined;
}

function applied(path: string, { method, args: [first, second] }: TextEdit): string | undefined {
  if (method === 'trim') return path.trim();
  if (method === 'toLowerCase' || method === 'toUpperCase') return path.includes('<') ? undefined : path[method]();
  if (typeof first === 'number') return cut(path, method, first, second);
  if (method === 'split') return typeof first === 'string' && path.includes(first) ? path.split(first)[0] : undefined;
  if (typeof second !== 'string' || first === undefined || first === null) return undefined;
  if (typeof first === 'object') return replacedBy(path, first, second);
  // A single character may be in the folder of the project, too, and comes first there.
  if (first.length === 1 && ROOTED.test(path)) return undefined;
  if (path.includes(first))
    return method === 'replaceAll' ? path.replaceAll(first, second) : path.replace(first, second);
  return UNKNOWN.test(path) ? undefined : path;
}

/** A path begins with the folder of the project, of which the length is not known. */
function cut(
  path: string,
  method: string,
  start: number,
  end: TextEdit['args'][number] | undefined,
): string | undefined {
  const isFromEnd = method === 'slice' && typeof end === 'number' && end < 0;
  return start === 0 && isFromEnd && !HOLDS_UNKNOWN.test(path.slice(end)) ? path.slice(0, end) : undefined;
}

function replacedBy(
  path: string,
  { pattern, flags }: { pattern: string; flags: string },
  by: string,
): string | undefined {
  const regex = regexOf(pattern, flags);
  // What it finds in the unknown part of a path, nobody knows.
  if (!regex || (ROOTED.test(path) && BEGINS.test(pattern)) || (UNKNOWN.test(path) && !ENDS.test(pattern)))
    return undefined;
  const [root, rest] = path.startsWith('~') ? ['~', path.slice(1)] : ['', path];
  const made = root + rest.replace(regex, by);
  return path.includes('*') && !made.includes('*') ? undefined : made;
}

/** Undefined for syntax that this version of Node does not know, as `(?i:bak)` in Node 20. */
function regexOf(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

/** Any name in the same folder, as long as only the name changes and the folder is known. */
function besides(path: string, { method, args: [first, second] }: TextEdit): string {
  const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  const isReplaced = method.startsWith('replace');
  const isOfName = isReplaced
    ? [first, second].every(isOfNames) && typeof second === 'string'
    : first === 0 || method === 'split';
  return folder === '' || folder === ANY_PATH || !isOfName ? ANY_PATH : `${folder}/*`;
}

/** No text that separates folders. */
function isOfNames(argument: TextEdit['args'][number] | undefined): boolean {
  return typeof argument !== 'string' || !argument.includes('/');
}
