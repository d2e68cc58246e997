import type { ChangeSet, Settings } from '../types';

/** A setting of the run that a reviewer may choose. */
export interface Option {
  readonly name: keyof Settings;
  /** Its key where there are several. */
  readonly key: string;
  /** The calls that depend on it. */
  readonly calls: string;
  readonly question: string;
  /** Values by the key that chooses them; the first one is off. */
  readonly values: ReadonlyMap<string, number>;
  readonly least: number;
  readonly most: number;
  /** What a value means. */
  readonly says: (value: number) => string;
}

const OPTIONS: readonly Option[] = [
  {
    name: 'parallel',
    key: 'p',
    calls: 'loops whose callbacks only read',
    question: 'How many callbacks that only read may run at once?',
    values: new Map([
      ['o', 1],
      ['4', 4],
      ['8', 8],
      ['6', 16],
    ]),
    least: 1,
    // As `--parallel` takes them.
    most: 1000,
    says: (limit) => (limit === 1 ? 'one callback after the other' : `up to ${limit} callbacks at once`),
  },
  {
    name: 'ttl',
    key: 'c',
    calls: 'look-ups whose answers may be remembered',
    question:
      'How old may the answers of look-ups be? Where the program changes the path, or needs the exact answer, it always asks.',
    values: new Map([
      ['o', 0],
      ['1', 100],
      ['s', 1000],
    ]),
    least: 0,
    // As `--fs-cache` takes them.
    most: 999_999_999,
    says: (ttl) => (ttl === 0 ? 'only concurrent look-ups share an answer' : `look-ups up to ${ttl} ms old`),
  },
];

/** The options that make a difference for a set. */
export function optionsFor({ offers }: ChangeSet): readonly Option[] {
  return OPTIONS.filter(({ name }) => (offers?.[name].length ?? 0) > 0);
}

/** What is in force, as far as it makes a difference for a set. */
export function inForce(set: ChangeSet, settings: Settings): readonly string[] {
  return optionsFor(set).map(({ name, says }) => says(settings[name]));
}

/** What a decision about an option means. */
export function meaningOf(name: keyof Settings, value: number): string {
  return OPTIONS.filter((option) => option.name === name).map(({ says }) => says(value))[0];
}
