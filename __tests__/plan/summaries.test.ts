import { variableAt, type Touch } from '../../src/plan/effects/locations';
import { Summaries } from '../../src/plan/effects/summaries';
import { NO_TOUCH, TouchSet } from '../../src/plan/effects/touch-set';
import { TouchSets } from '../../src/plan/effects/touch-sets';

/** Functions that each touch a variable of their own name, and call others; `home` is whose variable it is. */
function summariesOf(calls: Readonly<Record<string, readonly string[]>>, home: Readonly<Record<string, string>> = {}) {
  const touches = new Map<string, Touch>();
  const touchOf = (fn: string): Touch => {
    const touch = touches.get(fn) ?? { location: variableAt([fn], fn, home[fn]), effect: 'write' };
    touches.set(fn, touch);
    return touch;
  };
  const sets = new TouchSets();
  const summaries = new Summaries(
    (fn) => sets.of([touchOf(fn)]),
    (fn) => calls[fn] ?? [],
    (fn) => sets.homeOf(fn),
  );
  return (fn: string): string =>
    sets
      .list(summaries.of(fn))
      .map(({ location }) => location.name)
      .sort()
      .join('');
}

test('what a function touches is what it and its callees touch', () => {
  const of = summariesOf({ a: ['b', 'c'], b: ['d'], c: ['d'] });
  expect(['a', 'b', 'c', 'd'].map(of)).toEqual(['abcd', 'bd', 'cd', 'd']);
});

test.each([['abcd'], ['bacd'], ['cbad'], ['dcba']])(
  'functions in a circle touch the same, whichever is asked first (%s)',
  (order) => {
    const of = summariesOf({ a: ['b', 'd'], b: ['c'], c: ['a', 'b'], d: ['d'] });
    const found = new Map([...order].map((fn) => [fn, of(fn)]));
    expect(['a', 'b', 'c', 'd'].map((fn) => found.get(fn))).toEqual(['abcd', 'abcd', 'abcd', 'd']);
  },
);

test('the variables of a function are nothing to its callers, but to those who share them', () => {
  const of = summariesOf({ a: ['f'], f: ['inner'], inner: ['f'] }, { inner: 'f' });
  expect(of('a')).toBe('af');
  expect(of('f')).toBe('f');
  expect(of('inner')).toBe('finner');
});

test('equal touches are one, and equal sets have one list', () => {
  const touch = (): Touch => ({ location: variableAt(['hits'], 'hits'), effect: 'write' });
  const sets = new TouchSets();
  expect(sets.of([touch()])).toEqual(sets.of([touch()]));
  expect(sets.list(sets.of([touch()]))).toBe(sets.list(sets.of([touch()])));
});

test('a set is listed in the order in which its touches were met', () => {
  const touches = Array.from({ length: 100 }, (_, at): Touch => ({
    location: variableAt([`v${at}`], ''),
    effect: 'read',
  }));
  const sets = new TouchSets();
  const each = touches.map((touch) => sets.of([touch]));
  const some = TouchSet.union([99, 3, 64, 0].map((at) => each[at]));
  expect(sets.list(some)).toEqual([0, 3, 64, 99].map((at) => touches[at]));
  expect(sets.list(NO_TOUCH)).toEqual([]);
});

test('a chain of calls may be longer than a stack', () => {
  const summaries = new Summaries(
    () => NO_TOUCH,
    (fn) => (Number(fn) < 100_000 ? [String(Number(fn) + 1)] : []),
  );
  expect(summaries.of('0')).toBe(NO_TOUCH);
});
