import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

type Log = unknown[][];
type Visitor = (this: unknown, item: unknown, index: number, list: readonly unknown[]) => unknown;

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The array method, the helper that stands for it, and lists on which both must do the same. */
const METHODS = [
  ['forEach', 'eachInOrder'],
  ['map', 'mapInOrder'],
  ['filter', 'filterInOrder'],
  ['some', 'someInOrder'],
  ['every', 'everyInOrder'],
  ['find', 'findInOrder'],
] as const;
const LISTS: readonly (readonly unknown[])[] = [
  [],
  [1],
  [0, 1, 2, 0],
  ['', 'a', ''],
  [1, , 3, undefined, , 6],
  [true, true],
  [false, false],
];

afterAll(removeFolders);

describe.each(STYLES)('array helpers as %s', (style) => {
  let helpers: Helpers;
  beforeAll(async () => {
    helpers = await load(
      style,
      METHODS.map(([, helper]) => helper),
    );
  });

  const native = (method: string, list: unknown[], visit: Visitor, self: unknown): unknown =>
    (list as unknown as Record<string, (visit: Visitor, self: unknown) => unknown>)[method](visit, self);
  const waiting = (helper: string, list: unknown[], visit: Visitor, self: unknown): Promise<unknown> =>
    (helpers as unknown as Record<string, (list: unknown[], visit: Visitor, self: unknown) => Promise<unknown>>)[
      helper
    ](list, visit, self);

  describe.each(METHODS)('%s', (method, helper) => {
    test.each(LISTS.map((list) => [list]))('visits %j like the method does', async (list) => {
      const run = (log: Log): Visitor =>
        function (item, index, all) {
          log.push([this, item, index, all.length]);
          return item;
        };
      const [before, after]: [Log, Log] = [[], []];
      const self = { name: 'this' };
      // `slice` keeps holes.
      const expected = native(method, list.slice(), run(before), self);
      const visit: Visitor = async function (...args) {
        await soon();
        return run(after).apply(this, args);
      };
      expect(await waiting(helper, list.slice(), visit, self)).toEqual(expected);
      expect(after).toEqual(before);
    });

    test('does not visit what is added meanwhile, and sees what is changed', async () => {
      const grow =
        (log: unknown[]): Visitor =>
        (item, index, all) => {
          log.push(item);
          (all as unknown[]).push('added');
          if (index === 0) (all as unknown[])[1] = 'changed';
          return method === 'every';
        };
      const [before, after]: [unknown[], unknown[]] = [[], []];
      native(method, ['a', 'b', 'c'], grow(before), undefined);
      await waiting(helper, ['a', 'b', 'c'], async (...args) => grow(after)(...args), undefined);
      expect(after).toEqual(before);
    });

    test('waits for one visit before the next, and rejects at the first that does', async () => {
      const log: string[] = [];
      const visit = async (item: unknown): Promise<boolean> => {
        log.push(`${item as string} begins`);
        await soon();
        if (item === 'b') throw new Error('b fails');
        log.push(`${item as string} ends`);
        return method === 'every';
      };
      await expect(waiting(helper, ['a', 'b', 'c'], visit, undefined)).rejects.toThrow('b fails');
      expect(log).toEqual(['a begins', 'a ends', 'b begins']);
    });
  });

  test('eachInOrder takes whatever has a forEach', async () => {
    const seen: unknown[] = [];
    await helpers.eachInOrder(new Map([['key', 'value']]), async (value, key) => void seen.push([key, value]));
    await helpers.eachInOrder(new Set(['one']), async (value) => void seen.push(value));
    expect(seen).toEqual([['key', 'value'], 'one']);
  });
});
