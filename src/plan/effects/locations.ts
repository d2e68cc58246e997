import type { AudienceEffect } from '../../language/audiences';
import { makersIn, withoutMarks } from '../../language/unique-names';
import type { Effect } from '../../types';
import { nameOfPattern, patternsMeet } from './path-patterns';

/**
 * A location of shared state: a file (a pattern of its path), a variable (its access path), a table of a database, or a
 * pair of locations that belong together. `state` is what a program keeps that commands run (a git repository), an
 * `audience` who hears of changes (the listeners of an emitter).
 */
export interface Location {
  readonly kind: 'file' | 'variable' | 'table' | 'state' | 'audience' | 'pair';
  readonly key: string;
  readonly name: string;
  /** The function whose variable it is: each of its calls has its own. */
  readonly home?: string;
  /** It is part of an object that one request has for itself, or a file of which nobody else has the name. */
  readonly own?: true;
  /** The two locations of a pair. */
  readonly of?: PairParts;
}

/** The two locations of a pair. */
export type PairParts = readonly [Location, Location];

/** One access to a location. */
export interface Touch {
  readonly location: Location;
  readonly effect: Exclude<Effect, 'none'> | AudienceEffect;
  /** It is no error when the directory already exists, or the file is gone. */
  readonly forgiving?: boolean;
  /** It asks for the names of all files in a folder. */
  readonly listed?: true;
  /** It asks for the size of a file, which has to exist. */
  readonly measures?: boolean;
  /** It only copies the content to another file; the program does not see it. */
  readonly copied?: boolean;
  /** What it appends may be a part of a line only. */
  readonly partial?: boolean;
  /** It adds a number to a variable, and the program does not use the sum. */
  readonly counts?: boolean;
  /** It takes time, and others must not use the location meanwhile: a command writes the file, or locks the repository. */
  readonly lasting?: boolean;
  /** It changes what the variable holds, not the variable. */
  readonly inside?: boolean;
  /** What the variable held, or a part of it, may be gone then. */
  readonly removes?: boolean;
  /** It stands for the same access in other iterations of a loop. */
  readonly again?: boolean;
}

/** A location with the effects that nobody else may have on it for a while. */
export interface Place {
  readonly location: Location;
  readonly by: ReadonlySet<Touch['effect']>;
  /**
   * It is half done at a wait: of a pair one part is changed before and the other behind it, or a file is removed before and
   * written behind it. Who uses both parts, or looks for the file, must not see that.
   */
  readonly half?: true;
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

/** Separates the parts of a variable's key; occurs in no name and no path. */
export const PART = '\n';

const DATABASE = 'the database';

/** A variable, or a part of its value: the whole includes each part. */
export function variableAt(path: readonly string[], name: string, home?: string, own?: true): Location {
  return { kind: 'variable', key: path.join(PART), name, home, ...(own && { own }) };
}

/** The access path of a variable, with dots between its steps. */
export function writtenOut({ key }: Location): string {
  return key.replaceAll(PART, '.');
}

/** A table of the database; without a name, all tables. */
export function tableAt(name?: string): Location {
  return { kind: 'table', key: [DATABASE, ...(name === undefined ? [] : [name])].join(PART), name: name ?? DATABASE };
}

/** What a program keeps: all of its commands use the same. */
export function stateOf(program: string): Location {
  return { kind: 'state', key: `the state of ${program}`, name: program };
}

/** Who hears of changes: all listeners of an emitter, or those of one event. */
export function audienceOf(path: readonly string[], name: string): Location {
  return { kind: 'audience', key: path.join(PART), name };
}

/** Whether it is who hears of changes. */
export function isAudience({ kind }: Location): boolean {
  return kind === 'audience';
}

/** A file, by a pattern of its path as `CallGraph.pathsOf` gives it; its own, where that has marks for who made its name. */
export function fileAt(pattern: string): Location {
  const isOwn = makersIn(pattern).length > 0;
  return { kind: 'file', key: pattern, name: nameOfPattern(withoutMarks(pattern)), ...(isOwn && { own: true }) };
}

/** The pattern of all that is in a folder; that of the process is mostly the root of the project. */
export function within(folder: string): string {
  return folder === '.' ? '~/**' : `${folder}/**`;
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
  if (a.kind === 'state') return a.key === b.key;
  return a.kind === 'file' ? patternsMeet(a, b) : isPartOf(a, b) || isPartOf(b, a);
}

/** Locations of different families never alias. */
export function familyOf({ kind, key, of }: Location): string {
  if (of) return of.map(familyOf).sort().join(' and ');
  return hasParts(kind) ? key.split(PART, 1)[0] : `the ${kind}s`;
}

/** The keys of everything that what has a key is a part of, and how the keys of its own parts begin. */
export function partsOfKey(key: string): { readonly wholes: readonly string[]; readonly begin: string } {
  const steps = key.split(PART);
  return { wholes: steps.slice(1).map((_, index) => steps.slice(0, index + 1).join(PART)), begin: key + PART };
}

/** Whether keys of this kind are access paths, with parts. */
export function hasParts(kind: Location['kind']): boolean {
  return kind === 'variable' || kind === 'table' || kind === 'audience';
}

/** The variable of which both places are parts, if there is one. */
// Matches: rates of rates.usd and rates.eur
export function commonWhole([one, other]: PairParts): Location | undefined {
  if (one.kind !== 'variable' || other.kind !== 'variable' || one.key === other.key) return undefined;
  const [first, second] = [one, other].map(({ key }) => key.split(PART));
  const isOne = first.length > 1 && second.length > 1 && first[0] === second[0];
  return isOne ? { kind: 'variable', key: first[0], name: one.name.split('.')[0], home: one.home } : undefined;
}

/** Of two variables that may alias, the one with the longer access path. */
export function narrower(a: Location, b: Location): Location {
  // A name says more than `this`.
  if (a.key === b.key) return b.name.startsWith('this.') ? a : b;
  return isPartOf(b, a) ? b : a;
}

/** Whether an access path leads to a part of what another one leads to, or to the same. */
export function isPartOf(part: Location, whole: Location): boolean {
  // Without split(): this is asked millions of times for a large program.
  const end = whole.key.length;
  return part.key === whole.key || (part.key[end] === PART && part.key.startsWith(whole.key));
}
