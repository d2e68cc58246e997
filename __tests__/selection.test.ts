import { UserError } from '../src/errors';
import { checkNames, selectorOf, withinSets } from '../src/pipeline/selection';
import type { ChangeSet, Context, Finding } from '../src/types';
import { MODULES } from '../transforms';
import { changeSet, finding } from './report/samples';

const everything = {
  contexts: new Set<Context>(['request_path']),
  severity: 'low',
  only: [] as readonly string[],
  skip: [] as readonly string[],
  maxChanges: Infinity,
} as const;
type Choosing = Parameters<typeof selectorOf>[0];

const [one, two, three] = [
  finding(1, { severity: 'critical' }),
  finding(2, { file: 'lib/cache.js' }),
  finding(3, { method: 'statSync', file: 'lib/cache.js/odd.js' }),
];
const startup = finding(4, { context: 'startup_path', contexts: ['startup_path', 'request_path'], severity: 'low' });
const all = [one, two, three, startup];

function selected(given: Partial<Choosing>, narrow: readonly string[] = []): readonly Finding[] {
  return all.filter(selectorOf({ ...everything, ...given }, narrow));
}

test('any context of a finding counts', () => {
  expect(selected({})).toEqual(all);
  expect(selected({ contexts: new Set(['startup_path']) })).toEqual([startup]);
});

test('a severity takes what is at least as bad', () => {
  expect(selected({ severity: 'critical' })).toEqual([one]);
  expect(selected({ severity: 'high' })).toEqual([one, two, three]);
});

test('rules, modules, methods and ids are named in one way', () => {
  expect(selected({ only: ['fs'] })).toEqual(all);
  expect(selected({ only: ['statSync'] })).toEqual([three]);
  expect(selected({ only: ['fs/statSync', one.id] })).toEqual([one, three]);
  expect(selected({ skip: ['fs/readFileSync'] })).toEqual([three]);
  expect(selected({ only: ['fs'], skip: ['fs'] })).toEqual([]);
});

test('a path means the file or what is below the folder of that name', () => {
  expect(selected({}, ['lib/store.js'])).toEqual([one, startup]);
  expect(selected({}, ['lib'])).toEqual(all);
  expect(selected({}, ['lib/cache.js'])).toEqual([two, three]);
  expect(selected({}, ['li'])).toEqual([]);
});

describe('sets', () => {
  const sets: readonly ChangeSet[] = [
    changeSet('A', [one], { id: '0123456789' }),
    changeSet('B', [two]),
    changeSet('C', [three]),
  ];
  const chosen = (given: Partial<Choosing>): readonly Finding[] | undefined => {
    const options = { ...everything, ...given };
    const within = withinSets(selectorOf(options, []), sets, options);
    return within && all.filter(within);
  };

  test('no flag about sets leaves the selection as it is', () => {
    expect(chosen({})).toBeUndefined();
    expect(chosen({ only: ['fs/readFileSync'] })).toBeUndefined();
    expect(chosen({ maxChanges: 3 })).toBeUndefined();
  });

  test('by label or key', () => {
    expect(chosen({ only: ['B'] })).toEqual([two]);
    expect(chosen({ only: ['0123456789', 'C'] })).toEqual([one, three]);
    expect(chosen({ skip: ['A', 'C'] })).toEqual([two, startup]);
    expect(chosen({ only: ['A', 'fs/statSync'] })).toEqual([one, three]);
    expect(chosen({ only: ['Z'] })).toEqual([]);
  });

  test('at most so many, the first ones; what is refused anyway stays in sight', () => {
    expect(chosen({ maxChanges: 1 })).toEqual([one, startup]);
    expect(chosen({ maxChanges: 1, skip: ['A'] })).toEqual([two, startup]);
  });
});

test('a name that can mean nothing is an error with the nearest one', () => {
  const names = (only: readonly string[]) => () => checkNames({ ...everything, only }, () => MODULES);
  expect(names(['fs', 'readFileSync', 'crypto/pbkdf2Sync', 'A', one.id])).not.toThrow();
  expect(names(['fs/readFilesync'])).toThrow(UserError);
  expect(names(['fs/readFilesync'])).toThrow('Perhaps you meant `fs/readFileSync`');
});
