import { dirname, extname } from 'node:path';
import { pathOf } from '../../program';
import type { CallGraph, FunctionId, Hazard } from '../../types';
import type { Region } from './lock-order';
import { namesOf, type Location } from '../effects/locations';
import { titleOf } from '../graph-index';

/** Of more names than this, only the first are told, and no number, which would tell nobody anything. */
const MOST = 16;

/** Why a function cannot take a lock: its synchronous form is still called, it does not wait, or waits for too much. */
const CANNOT = {
  twin: 'whose synchronous form is still called',
  sync: 'which does not wait',
  long: 'which waits for other things meanwhile',
} as const;

/** A function that cannot take the lock. */
export interface Loose {
  readonly fn: FunctionId;
  readonly because: keyof typeof CANNOT;
}

/** Two requests that may interleave between the uses of some places, and what prevents it. */
interface Interleaving {
  readonly region: Region;
  /** The lock that prevents it, if one does. */
  readonly guard?: string;
  /** Functions that change its places and cannot take the lock. */
  readonly loose: readonly Loose[];
  /** Ids of the findings that cause it. */
  readonly causes: readonly string[];
  /** Whether its function waits for all that it does there, and so could take a lock. */
  readonly waits: boolean;
  /** Where it would hold the lock for too long, by file and line, if that is known. */
  readonly stuck?: string;
}

/** The hazard of an interleaving, in words for a person. */
export function describe(graph: CallGraph, found: Interleaving): Hazard {
  const { region, guard, causes } = found;
  const { line } = graph.program.fn(region.fn);
  const names = listed(region.places.flatMap(({ location }) => namesOf(location)));
  const places = region.isVast ? 'what half of the program uses' : names;
  return {
    code: 'interleaving',
    message: `two requests may now interleave in ${titleOf(graph, region.fn)} between its uses of ${places}${obstacle(graph, found)}`,
    guard,
    at: `${pathOf(region.fn)}:${line}`,
    // Without a wait in between, any of the waits before may be the cause.
    ...(causes.length > 0 && { findings: causes }),
  };
}

/** Why a lock does not suffice. */
function obstacle(graph: CallGraph, { region: { fn, isVast }, guard, loose, waits, stuck }: Interleaving): string {
  if (guard !== undefined) return '';
  if (isVast) return '; calls on both sides lead to so many functions that it cannot be told what they share';
  if (graph.program.fn(fn).generator) return '; a generator cannot hold a lock while others use what it yields';
  if (!waits) return '; nothing waits for the code that does it';
  if (loose.length === 0)
    return `; a lock would be held over an \`await\` that was already there${stuck ? ` (${stuck})` : ''}`;
  const writers = loose.map((one) => `${titleOf(graph, one.fn)} (${graph.program.at(one.fn)}, ${CANNOT[one.because]})`);
  return writers.length === 1
    ? `; ${writers[0]} also uses them and cannot take the lock`
    : `; ${listed(writers)} also use them and cannot take the lock`;
}

/** The first few of many names. */
function listed(names: readonly string[]): string {
  const distinct = withoutLonger([...new Set(names)]);
  return distinct.length <= 3
    ? distinct.join(', ')
    : `${distinct.slice(0, 2).join(', ')} and ${distinct.length > MOST ? 'many' : distinct.length - 2} more`;
}

/** A file whose folder is one of several has several names, of which the shortest tells as much. */
// Matches: storage/models/gemini/models.json, beside models/gemini/models.json
function withoutLonger(names: readonly string[]): readonly string[] {
  if (names.length > MOST) return names;
  return names.filter((name) => !names.some((other) => name.endsWith(`/${other}`)));
}

/** Fields with computed names. */
// Matches: this[name] = value
const UNNAMED = 'this.*';

/**
 * The name of a lock as it appears in the code, unique among `taken`: its files, or its variables where it has none; of many, what
 * they have in common.
 */
export function keyOf(regions: readonly Region[], taken: Set<string>): string {
  const places = regions.flatMap((region) => region.places.flatMap(({ location }) => partsOf(location)));
  const files = places.filter(({ kind }) => kind === 'file').map(({ name }) => shortened(name));
  const variables = places.filter(({ kind }) => kind !== 'file').map(({ name }) => name);
  const general = variables.includes(UNNAMED) ? 'this' : 'files';
  const name = nameOf(files.filter(isTelling)) ?? nameOf(wholes(variables.filter(isTelling))) ?? general;
  let key = name;
  for (let count = 2; taken.has(key); count++) key = `${name} (${count})`;
  taken.add(key);
  return key;
}

const partsOf = (location: Location): readonly Location[] => location.of?.flatMap(partsOf) ?? [location];
const isTelling = (name: string): boolean => name !== '*' && name !== UNNAMED;

/** Without the parts of others, and without fields where something has a name of its own. */
// Matches: users of users and users.credits; drafts of drafts and this.last
function wholes(names: readonly string[]): readonly string[] {
  const whole = names.filter((name) => !names.some((other) => name.startsWith(`${other}.`)));
  const own = whole.filter((name) => !name.startsWith('this.'));
  return own.length > 0 ? own : whole;
}

function nameOf(all: readonly string[]): string | undefined {
  const names = withoutLonger([...new Set(all)].sort());
  if (names.length === 0) return undefined;
  return names.length <= 2 ? uncovered(names).join(' + ') : nameOfMany(names, all);
}

/** What many names have in common, where these are files of one kind in one folder; else the most frequent of them. */
// Matches: data/users.json, data/rooms.json, data/days.json → data/*.json
function nameOfMany(names: readonly string[], all: readonly string[]): string {
  const kinds = new Set(names.map((name) => `${dirname(name)}/*${extname(name)}`));
  const [first] = names;
  if (kinds.size === 1 && extname(first) !== '' && first.includes('/')) return [...kinds][0];
  const count = (name: string): number => all.filter((one) => one === name).length;
  return names.reduce((best, name) => (count(name) > count(best) ? name : best));
}

/** Without the files of a folder of which all are meant. */
// Matches: backups/* of backups/* and backups/b*.tar
function uncovered(names: readonly string[]): readonly string[] {
  return names.filter((name) => name.endsWith('/*') || !names.includes(`${dirname(name)}/*`));
}

/** Of a file name with several unknown parts, only the extension tells something. */
// Matches: * - *s *ms imported.jsonl → *.jsonl
function shortened(name: string): string {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const file = name.slice(folder.length).replace(/\*+/g, '*');
  return folder + (file.split('*').length > 2 ? `*${extname(file)}` : file);
}
