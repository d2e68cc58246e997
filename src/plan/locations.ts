import type { Effect } from '../types';

/**
 * A place that outlives a request: files by what is known of their path, variables by where they are declared, tables of a
 * database by their names, and two of these that belong together.
 */
export interface Location {
  readonly kind: 'file' | 'variable' | 'table' | 'pair';
  readonly key: string;
  readonly name: string;
  /** The function whose variable it is: each of its calls has its own. */
  readonly home?: string;
  /** The two places of a pair. */
  readonly of?: readonly [Location, Location];
}

/** One touch of a location. */
export interface Touch {
  readonly location: Location;
  readonly effect: Exclude<Effect, 'none'>;
  /** It is no error when the folder is there already, or the file is gone. */
  readonly forgiving?: boolean;
  /** The size of what is there is asked for, which must be there. */
  readonly measures?: boolean;
  /** What is read goes into another file, and nobody here learns it. */
  readonly copied?: boolean;
  /** A number is added to a variable, and nobody here learns the sum. */
  readonly counts?: boolean;
  /** It stands for what other turns of a loop do. */
  readonly again?: boolean;
}

/** A location that must be left alone for a while, and what nobody else may do to it meanwhile. */
export interface Place {
  readonly location: Location;
  readonly by: ReadonlySet<Touch['effect']>;
}

/** Two places as one: who uses both of them waits for others who do. */
export function pairOf(first: Location, second: Location): Location {
  const of = first.key < second.key ? ([first, second] as const) : ([second, first] as const);
  return { kind: 'pair', key: of.map(({ key }) => key).join(' '), name: of.map(({ name }) => name).join(' + '), of };
}

/** The names of files or variables that a place stands for. */
export function namesOf({ of, name }: Location): string[] {
  return of ? of.flatMap(namesOf) : [name];
}

/** What a pattern begins with where nothing is known of the folder: the expression that holds it, `<?req.body.dir@file.js>`. */
const UNKNOWN = /^<\?(.*)@(.*)>$/;

/** Stands between the parts of a variable's key: in no name, and in no path. */
const PART = '\n';

const DATABASE = 'the database';

/** A variable, or a part of what it holds: who means all of it means each part, too. */
export function variableAt(path: readonly string[], name: string, home?: string): Location {
  return { kind: 'variable', key: path.join(PART), name, home };
}

/** A table of the database, or all that is in there. */
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
 * True when two locations can be the same thing. Folders that are held by different expressions are taken for different
 * folders, unless a file of the same name is wanted of both: nobody who reads the code thinks of an upload's temporary
 * path when settings are saved.
 */
export function mayAlias(a: Location, b: Location): boolean {
  if (a.kind !== b.kind) return false;
  if (a.of && b.of) {
    const [[first, second], [one, other]] = [a.of, b.of];
    return (mayAlias(first, one) && mayAlias(second, other)) || (mayAlias(first, other) && mayAlias(second, one));
  }
  return a.kind === 'file' ? patternsMeet(a, b) : isPartOf(a, b) || isPartOf(b, a);
}

/** Locations of different families are never the same thing. */
export function familyOf({ kind, key }: Location): string {
  return hasParts(kind) ? key.split(PART, 1)[0] : `the ${kind}s`;
}

/** Its key says of what it is a part. */
export function hasParts(kind: Location['kind']): boolean {
  return kind === 'variable' || kind === 'table';
}

/** Of two variables that may be the same, the one that says more. */
export function narrower(a: Location, b: Location): Location {
  return isPartOf(b, a) ? b : a;
}

function isPartOf(part: Location, whole: Location): boolean {
  // Asked millions of times for a large program.
  const end = whole.key.length;
  return part.key === whole.key || (part.key[end] === PART && part.key.startsWith(whole.key));
}

/** Two path patterns meet when some path fits both. */
function patternsMeet(a: Location, b: Location): boolean {
  if (a.key === b.key) return true;
  const [left, right] = [segmentsOf(a), segmentsOf(b)];
  if (left[0] === right[0]) return segmentsMeet(left.slice(1), right.slice(1));
  if (isNamed(left[0]) || isNamed(right[0])) return isLiteral(left.at(-1)) && left.at(-1) === right.at(-1);
  return segmentsMeet(opened(left), opened(right));
}

const segmentsByFile = new WeakMap<Location, readonly string[]>();

/** Each file is compared with all others. */
function segmentsOf(file: Location): readonly string[] {
  const known = segmentsByFile.get(file) ?? file.key.split('/');
  segmentsByFile.set(file, known);
  return known;
}

/** Its name is written out, and its folder is not whatever a request says, or all of its path has one name in the program. */
// Matches: 'data/users.json', <config.dataDir>/users.json, <config.users>
export function isOneFile({ kind, key }: Location): boolean {
  return kind === 'file' && !key.startsWith('<?') && (isLiteral(key.split('/').at(-1)) || /^<[^>]*>$/.test(key));
}

function isNamed(segment: string): boolean {
  return segment.startsWith('<') || segment === '**';
}

function isLiteral(segment: string | undefined): boolean {
  return segment !== undefined && segment !== '' && !/[*<]/.test(segment);
}

/** The project's root and the working folder are the same, as far as anybody can tell: any folders, or none. */
const FOLDERS = '***';

function opened(segments: readonly string[]): readonly string[] {
  return segments.map((segment) => (/^(?:<.*>|~|)$/.test(segment) ? FOLDERS : segment));
}

function segmentsMeet(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return [...a, ...b].every((segment) => segment === FOLDERS);
  if (a[0] === FOLDERS) return segmentsMeet(a.slice(1), b) || segmentsMeet(a, b.slice(1));
  // `**` is a name that is not known, perhaps one with slashes, but never none.
  if (a[0] === '**' && b[0] === '**') return segmentsMeet([FOLDERS, ...a.slice(1)], [FOLDERS, ...b.slice(1)]);
  if (a[0] === '**' && b[0] !== FOLDERS) return segmentsMeet([FOLDERS, ...a.slice(1)], b.slice(1));
  if (b[0] === '**' || b[0] === FOLDERS) return segmentsMeet(b, a);
  return textsMeet(a[0], b[0]) && segmentsMeet(a.slice(1), b.slice(1));
}

/** Compares what is known at both ends of two segments. */
function textsMeet(a: string, b: string): boolean {
  if (!a.includes('*') && !b.includes('*')) return a === b;
  const [aHead, bHead] = [a, b].map((text) => text.split('*')[0]);
  const [aTail, bTail] = [a, b].map((text) => text.slice(text.lastIndexOf('*') + 1));
  return (aHead.startsWith(bHead) || bHead.startsWith(aHead)) && (aTail.endsWith(bTail) || bTail.endsWith(aTail));
}
