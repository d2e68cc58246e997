import type { Effect } from '../../types';

/**
 * A location of shared state: a file (a pattern of its path), a variable (its access path), a table of a database, or a
 * pair of locations that belong together.
 */
export interface Location {
  readonly kind: 'file' | 'variable' | 'table' | 'pair';
  readonly key: string;
  readonly name: string;
  /** The function whose variable it is: each of its calls has its own. */
  readonly home?: string;
  /** The two locations of a pair. */
  readonly of?: readonly [Location, Location];
}

/** One access to a location. */
export interface Touch {
  readonly location: Location;
  readonly effect: Exclude<Effect, 'none'>;
  /** It is no error when the directory already exists, or the file is gone. */
  readonly forgiving?: boolean;
  /** It asks for the size of a file, which has to exist. */
  readonly measures?: boolean;
  /** It only copies the content to another file; the program does not see it. */
  readonly copied?: boolean;
  /** It adds a number to a variable, and the program does not use the sum. */
  readonly counts?: boolean;
  /** It stands for the same access in other iterations of a loop. */
  readonly again?: boolean;
}

/** A location with the effects that nobody else may have on it for a while. */
export interface Place {
  readonly location: Location;
  readonly by: ReadonlySet<Touch['effect']>;
}

/** A pair of locations that have to be consistent: functions that use both exclude each other. */
export function pairOf(first: Location, second: Location): Location {
  const of = first.key < second.key ? ([first, second] as const) : ([second, first] as const);
  return { kind: 'pair', key: of.map(({ key }) => key).join(' '), name: of.map(({ name }) => name).join(' + '), of };
}

/** The names of the files or variables of a location. */
export function namesOf({ of, name }: Location): string[] {
  return of ? of.flatMap(namesOf) : [name];
}

/**
 * The beginning of a pattern whose folder is unknown: the expression that holds the folder, `<?req.body.dir@file.js>`.
 */
const UNKNOWN = /^<\?(.*)@(.*)>$/;

/** Separates the parts of a variable's key; occurs in no name and no path. */
const PART = '\n';

const DATABASE = 'the database';

/** A variable, or a part of its value: the whole includes each part. */
export function variableAt(path: readonly string[], name: string, home?: string): Location {
  return { kind: 'variable', key: path.join(PART), name, home };
}

/** A table of the database; without a name, all tables. */
export function tableAt(name?: string): Location {
  return { kind: 'table', key: [DATABASE, ...(name === undefined ? [] : [name])].join(PART), name: name ?? DATABASE };
}

/** A file, by a pattern of its path as `CallGraph.pathsOf` gives it. */
export function fileAt(pattern: string): Location {
  const known = pattern.split('/').filter((segment) => !/^(?:<.*>|~|\*\*|)$/.test(segment));
  return { kind: 'file', key: pattern, name: known.join('/') || expressionOf(pattern.split('/')[0]) || 'files' };
}

// Matches: <?req.body.dir@routes:files.js>, <config.dataDir>, <lib:paths.js#dataDir>
function expressionOf(segment: string): string | undefined {
  const unknown = UNKNOWN.exec(segment)?.[1] ?? /^<(?:.*#)?([\w.$]+)>$/.exec(segment)?.[1];
  return unknown?.replace(/`/g, '');
}

/**
 * Whether two locations may be the same (may-alias). Folders held by different expressions are assumed to differ,
 * unless both are asked for a file of the same name: an upload's temporary path is not where settings are saved.
 */
export function mayAlias(a: Location, b: Location): boolean {
  if (a.kind !== b.kind) return false;
  if (a.of && b.of) {
    const [[first, second], [one, other]] = [a.of, b.of];
    return (mayAlias(first, one) && mayAlias(second, other)) || (mayAlias(first, other) && mayAlias(second, one));
  }
  return a.kind === 'file' ? patternsMeet(a, b) : isPartOf(a, b) || isPartOf(b, a);
}

/** Locations of different families never alias. */
export function familyOf({ kind, key }: Location): string {
  return hasParts(kind) ? key.split(PART, 1)[0] : `the ${kind}s`;
}

/** Whether keys of this kind are access paths, with parts. */
export function hasParts(kind: Location['kind']): boolean {
  return kind === 'variable' || kind === 'table';
}

/** Of two variables that may alias, the one with the longer access path. */
export function narrower(a: Location, b: Location): Location {
  return isPartOf(b, a) ? b : a;
}

function isPartOf(part: Location, whole: Location): boolean {
  // Without split(): this is asked millions of times for a large program.
  const end = whole.key.length;
  return part.key === whole.key || (part.key[end] === PART && part.key.startsWith(whole.key));
}

/** Whether some path matches both patterns. */
function patternsMeet(a: Location, b: Location): boolean {
  if (a.key === b.key) return true;
  const [left, right] = [segmentsOf(a), segmentsOf(b)];
  if (left[0] === right[0]) return segmentsMeet(left.slice(1), right.slice(1));
  if (isNamed(left[0]) || isNamed(right[0])) return isLiteral(left.at(-1)) && left.at(-1) === right.at(-1);
  if (left[0] === ROOT && isRelative(right)) return meetsBelow(left.slice(1), right);
  if (right[0] === ROOT && isRelative(left)) return meetsBelow(right.slice(1), left);
  return segmentsMeet(opened(left), opened(right));
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

function isRelative([first]: readonly string[]): boolean {
  return first !== ROOT && first !== '';
}

/**
 * Whether a path below the project's root and one below the working directory meet: the two are the same folder, or the
 * root is one that the relative path names, which shows where both name something else, too.
 */
// Matches: ~/data/users.json and server/data/*.json, but not ~/settings.json and uploads/*
function meetsBelow(root: readonly string[], relative: readonly string[]): boolean {
  if (segmentsMeet(root, relative)) return true;
  return relative.some((_, index) => {
    const rest = relative.slice(index + 1);
    const isNamedAlike = rest.some((segment) => isLiteral(segment) && root.includes(segment));
    return isNamedAlike && relative.slice(0, index + 1).every(isLiteral) && segmentsMeet(root, rest);
  });
}

/** Unknown folders: any number of them, or none. */
const FOLDERS = '***';

function opened(segments: readonly string[]): readonly string[] {
  return segments.map((segment) => (/^(?:<.*>|~|)$/.test(segment) ? FOLDERS : segment));
}

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
