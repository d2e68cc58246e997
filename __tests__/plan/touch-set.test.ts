import { NO_TOUCH, TouchSet } from '../../src/plan/effects/touch-set';

/** Numbers near and far, from the same sequence in each run. */
function numbers(seed: number, count: number, most: number): number[] {
  let state = seed;
  return Array.from({ length: count }, () => (state = (state * 1103515245 + 12345) % 2147483648) % most);
}

const LISTS = [[], [0], [31], [31, 32], [63, 64, 65], numbers(1, 3, 5000), numbers(2, 90, 5000), numbers(3, 400, 700)];
const PAIRS = LISTS.flatMap((a) => LISTS.map((b) => [a, b] as const));

function sorted(list: Iterable<number>): number[] {
  return [...new Set(list)].sort((a, b) => a - b);
}

test.each(PAIRS)('what is in both, in one, or in the first only is what sets of numbers have (%#)', (a, b) => {
  const [one, other] = [TouchSet.of(a), TouchSet.of(b)];
  expect(one.numbers).toEqual(sorted(a));
  expect(one.or(other).numbers).toEqual(sorted([...a, ...b]));
  expect(one.and(other).numbers).toEqual(sorted(a.filter((number) => b.includes(number))));
  expect(one.without(other).numbers).toEqual(sorted(a.filter((number) => !b.includes(number))));
  expect(one.meets(other)).toBe(a.some((number) => b.includes(number)));
  expect(one.isEmpty).toBe(a.length === 0);
  expect(one.isSeveral).toBe(sorted(a).length > 1);
  expect(one.key === other.key).toBe(String(sorted(a)) === String(sorted(b)));
});

test('what is in any of many sets is in their union', () => {
  const sets = LISTS.map((list) => TouchSet.of(list));
  expect(TouchSet.union(sets).numbers).toEqual(sorted(LISTS.flat()));
  expect(TouchSet.union([])).toBe(NO_TOUCH);
});

test('where one adds nothing to the other, nothing new is made', () => {
  const [few, many] = [TouchSet.of([3, 40]), TouchSet.of([3, 7, 40, 900])];
  expect(few.or(many)).toBe(many);
  expect(many.or(few)).toBe(many);
  expect(TouchSet.union([few, many, TouchSet.of([900])])).toBe(many);
  expect(few.and(many)).toBe(few);
  expect(few.without(TouchSet.of([7]))).toBe(few);
  expect(few.without(many)).toBe(NO_TOUCH);
});
