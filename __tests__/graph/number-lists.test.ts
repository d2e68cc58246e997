import { NumberLists } from '../../src/graph/points-to/number-lists';

/** Numbers below a limit, the same in each run (Park and Miller's generator). */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => (state = (state * 48271) % 2147483647) % limit;
}

test('lists keep each number once, in the order of arrival, whatever their length', () => {
  const [lists, expected] = [new NumberLists(), new Map<number, number[]>()];
  const below = numbers(1);
  for (let round = 0; round < 40_000; round++) {
    // A few of the lists become long, and keys are far from each other.
    const key = below(3) === 0 ? below(4) * 10_000 : below(2000);
    const item = below(1500);
    const known = expected.get(key) ?? [];
    const isNew = !known.includes(item);
    expect(lists.has(key, item)).toBe(!isNew);
    expect(lists.add(key, item)).toBe(isNew);
    if (isNew) expected.set(key, [...known, item]);
  }
  for (const [key, items] of expected) {
    expect(lists.at(key)).toEqual(items);
    expect(lists.length(key)).toBe(items.length);
  }
  expect([...lists.keys()]).toEqual([...expected.keys()].sort((one, other) => one - other));
});

test('a walk visits what is added meanwhile, but not beyond an entry that was the last', () => {
  const lists = new NumberLists();
  const walk = (last?: number): number[] => {
    const seen: number[] = [];
    for (let entry = lists.first(7); entry > 0; entry = entry === last ? 0 : lists.next(entry)) {
      seen.push(lists.item(entry));
      if (lists.length(7) < 60) lists.add(7, lists.length(7));
    }
    return seen;
  };
  lists.append(7, 0);
  expect(walk(lists.last(7))).toEqual([0]);
  expect(walk()).toEqual([...Array(60).keys()]);
});

test('what was never added is in no list', () => {
  const lists = new NumberLists();
  expect([lists.has(0, 0), lists.first(5), lists.last(5), lists.length(5), lists.at(5)]).toEqual([false, 0, 0, 0, []]);
});
