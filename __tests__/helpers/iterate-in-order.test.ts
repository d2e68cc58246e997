import { createRequire } from 'node:module';
import { COLLECTION_METHODS } from '../../src/language/collections';
import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

type Visit = (...args: unknown[]) => unknown;
type Method = (list: unknown, visit: Visit) => unknown;

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));
const installed = createRequire(__filename);
const lodash = installed('lodash') as Record<string, Method>;
const underscore = installed('underscore') as Record<string, Method>;
const CASES = Object.entries({ lodash, underscore }).flatMap(([library, methods]) =>
  [...COLLECTION_METHODS]
    .filter((name) => typeof methods[name] === 'function')
    .map((name) => [`${library} ${name}`, methods[name]] as const),
);
const COLLECTIONS: readonly unknown[] = [
  [],
  [3],
  [3, 0, 1, 2],
  [1, , 3],
  { a: 2, b: 0, c: 1 },
  {},
  null,
  undefined,
  'text',
  { length: 2, 0: 'x', 1: 'y' },
];
const RESULTS: readonly ((item: unknown) => unknown)[] = [
  (item) => item,
  (item) => !item,
  () => false,
  () => undefined,
  (item) => (item === 0 ? false : `${String(item)}!`),
];

afterAll(removeFolders);

/** What came of a call, what it visited, or how it failed. */
async function traced(call: (visit: Visit) => unknown, resultOf: (item: unknown) => unknown): Promise<unknown> {
  const log: unknown[][] = [];
  try {
    const result = await call((...args) => {
      log.push(args.slice(0, 2));
      return resultOf(args[0]);
    });
    return { result, log };
  } catch (error) {
    return { log, error: String(error) };
  }
}

describe.each(STYLES)('iterateInOrder as %s', (style) => {
  let iterate: Helpers['iterateInOrder'];
  beforeAll(async () => {
    iterate = (await load(style, ['iterateInOrder'])).iterateInOrder;
  });
  const later =
    (visit: Visit): Visit =>
    async (...args) => {
      await soon();
      return visit(...args);
    };

  test.each(CASES)('%s: the same visits, and the same result', async (_name, method) => {
    for (const list of COLLECTIONS) {
      for (const resultOf of RESULTS) {
        const before = await traced((visit) => method(list, visit), resultOf);
        const after = await traced((visit) => iterate(method as never, list, later(visit)), resultOf);
        expect({ list, ...(after as object) }).toEqual({ list, ...(before as object) });
      }
    }
  });

  test('an element is what it is when its turn comes, and the list what it was when it was visited', async () => {
    const list = ['a', 'b', 'c'];
    const seen: unknown[] = [];
    const kept = await iterate(lodash.filter as never, list, async (item) => {
      seen.push(item);
      await soon();
      if (seen.length === 1) list[1] = 'changed';
      if (seen.length === 3) list.length = 0;
      return item !== 'c';
    });
    expect(seen).toEqual(['a', 'changed', 'c']);
    expect(kept).toEqual(['a', 'changed']);
  });

  test('waits for one visit before the next, and rejects at the first that does', async () => {
    const log: string[] = [];
    const visit = async (item: string): Promise<void> => {
      log.push(`${item} begins`);
      await soon();
      if (item === 'b') throw new Error('b fails');
      log.push(`${item} ends`);
    };
    await expect(iterate(lodash.forEach as never, ['a', 'b', 'c'], visit)).rejects.toThrow('b fails');
    expect(log).toEqual(['a begins', 'a ends', 'b begins']);
  });

  test('what returns its list still does', async () => {
    const list = { a: 1 };
    expect(await iterate(lodash.forEach as never, list, soon)).toBe(list);
    expect(await iterate(underscore.each as never, list, soon)).toBe(list);
  });
});
