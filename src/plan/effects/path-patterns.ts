import type { Location } from './locations';

/**
 * The beginning of a pattern whose folder is unknown: the expression that holds the folder, `<?req.body.dir@file.js>`.
 */
const UNKNOWN = /^<\?(.*)@(.*)>$/;

/** What a person reads of a pattern: the names that it writes out, else the expression that holds the folder. */
export function nameOfPattern(pattern: string): string {
  const known = pattern.split('/').filter((segment) => !/^(?:<.*>|~|\*\*|)$/.test(segment));
  return known.join('/').replace(/\*+/g, '*') || expressionOf(pattern.split('/')[0]) || 'files';
}

// Matches: <?req.body.dir@routes:files.js>, <config.dataDir>, <lib:paths.js#dataDir>
function expressionOf(segment: string): string | undefined {
  const unknown = UNKNOWN.exec(segment)?.[1] ?? /^<(?:.*#)?([\w.$]+)>$/.exec(segment)?.[1];
  return unknown?.replace(/`/g, '');
}

/** Whether some path matches the patterns of both files. */
export function patternsMeet(a: Location, b: Location): boolean {
  if (a.key === b.key) return true;
  const [left, right] = [segmentsOf(a), segmentsOf(b)];
  if (left[0] === right[0] || areHeldAlike(left, right)) return segmentsMeet(left.slice(1), right.slice(1));
  if (isNamed(left[0]) || isNamed(right[0])) return endAlike(left, right);
  const [near, far] = rankOf(left) <= rankOf(right) ? [left, right] : [right, left];
  if (rankOf(near) === rankOf(far)) return segmentsMeet(near, far);
  return meetsBelow(near[0] === ROOT ? near.slice(1) : near, far[0] === '' ? far.slice(1) : far);
}

/** Whether folders that expressions hold are taken from fields of one name, so that both may be one. */
// Matches: <?req.user.dirs.chats@app.js>/*.json and <dirs.chats>/*.json
function areHeldAlike([one, ...inside]: readonly string[], [other, ...others]: readonly string[]): boolean {
  if (inside.length === 0 || others.length === 0) return false;
  const [left, right] = [one, other].map((folder) => FIELD.exec(folder));
  return left !== null && right !== null && left[2] === right[2] && (left[1] ?? right[1]) !== undefined;
}

/** The name of the field, or of the variable, that holds a folder; behind a dot, where it is a field. */
// Matches: <?req.user.dirs.chats@app.js>, <dirs.chats>, <?chats@app.js>
const FIELD = /^<(?:\??[^@#>]*(\.)|\?)?(\w+)(?:@[^>]*)?>$/;

/** Whether the names that both write out are the same, of which there must be one. */
// Matches: <env.DATA>/gemini/models.json and <config.dir>/models.json, but not <config.dir>/openai/models.json
function endAlike(a: readonly string[], b: readonly string[]): boolean {
  for (let back = 1; back <= a.length && back <= b.length; back++) {
    const [one, other] = [a[a.length - back], b[b.length - back]];
    if (![one, other].every(isName)) return back > 1;
    if (one !== other) return false;
  }
  return true;
}

/**
 * Whether two files may be the same where nothing but an expression is known of one of them, or of its folder: the names
 * that both write out at the end do not differ.
 */
// Matches: <?req.query.dir@app.js> and ~/data, but not <?req.query.dir@app.js>/logs and ~/data
export function mayEndAlike(a: Location, b: Location): boolean {
  const all = [a, b].map(segmentsOf);
  if (!all.some(([first]) => UNKNOWN.test(first))) return false;
  const [left, right] = all.map((segments) => [...segments].reverse());
  const at = left.findIndex((name, index) => !isName(name) || !isName(right[index] ?? '') || name !== right[index]);
  return at < 0 || !isName(left[at]) || !isName(right[at] ?? '');
}

const segmentsByFile = new WeakMap<Location, readonly string[]>();

/** Memoised, because each file is compared with all others. */
function segmentsOf(file: Location): readonly string[] {
  const known = segmentsByFile.get(file) ?? file.key.split('/');
  segmentsByFile.set(file, known);
  return known;
}

/**
 * Whether all uses mean one file: its name is literal and its folder is not made of request data, or one expression
 * holds the whole path.
 */
// Matches: 'data/users.json', <config.dataDir>/users.json, <config.users>
export function isOneFile({ kind, key }: Location): boolean {
  return kind === 'file' && !key.startsWith('<?') && (isLiteral(key.split('/').at(-1)) || /^<[^>]*>$/.test(key));
}

/** The project's root. */
const ROOT = '~';

function isNamed(segment: string): boolean {
  return segment.startsWith('<') || segment === '**';
}

function isLiteral(segment: string | undefined): boolean {
  return segment !== undefined && segment !== '' && !/[*<]/.test(segment);
}

function isName(segment: string): boolean {
  return segment !== ROOT && segment !== '..' && isLiteral(segment);
}

/** Where a path begins: below the project's root, below the working directory, or at the root of all files. */
function rankOf([first]: readonly string[]): number {
  return first === ROOT ? 0 : first === '' ? 2 : 1;
}

/**
 * Whether a path below a folder that may be anywhere meets another one: the two begin in the same folder, or the folder is
 * one that the other path writes out, which shows where both name something else, too.
 */
// Matches: ~/data/users.json and server/data/*.json or /app/data/*.json, but not ~/settings.json and uploads/*
function meetsBelow(path: readonly string[], other: readonly string[]): boolean {
  if (segmentsMeet(path, other)) return true;
  const inside = path.slice(path.findIndex((segment) => segment !== '..'));
  return other.some((_, index) => {
    const rest = other.slice(index + 1);
    const isNamedAlike = rest.some((segment) => isLiteral(segment) && inside.includes(segment));
    return isNamedAlike && other.slice(0, index + 1).every(isLiteral) && segmentsMeet(inside, rest);
  });
}

/** Unknown folders: any number of them, or none. */
const FOLDERS = '***';

function segmentsMeet(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return [...a, ...b].every((segment) => segment === FOLDERS);
  if (a[0] === FOLDERS) return segmentsMeet(a.slice(1), b) || segmentsMeet(a, b.slice(1));
  // `**` is an unknown name, possibly with slashes, but never empty.
  if (a[0] === '**' && b[0] === '**') return segmentsMeet([FOLDERS, ...a.slice(1)], [FOLDERS, ...b.slice(1)]);
  if (a[0] === '**' && b[0] !== FOLDERS) return segmentsMeet([FOLDERS, ...a.slice(1)], b.slice(1));
  if (b[0] === '**' || b[0] === FOLDERS) return segmentsMeet(b, a);
  return textsMeet(a[0], b[0]) && segmentsMeet(a.slice(1), b.slice(1));
}

/** Compares the known prefixes and suffixes of two segments. */
function textsMeet(a: string, b: string): boolean {
  if (!a.includes('*') && !b.includes('*')) return a === b;
  const [aHead, bHead] = [a, b].map((text) => text.split('*')[0]);
  const [aTail, bTail] = [a, b].map((text) => text.slice(text.lastIndexOf('*') + 1));
  return (aHead.startsWith(bHead) || bHead.startsWith(aHead)) && (aTail.endsWith(bTail) || bTail.endsWith(aTail));
}
