import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

/** The array method, and the helper that stands for it. */
const METHODS = [
  ['map', 'mapAtOnce'],
  ['filter', 'filterAtOnce'],
  ['flatMap', 'flatMapAtOnce'],
] as const;
const LISTS: readonly (readonly unknown[])[] = [
  [],
  [1],
  [0, 1, 2, 0, 5, 6, 7],
  ['', 'a', ''],
  [1, , 3, undefined, , 6],
];

type Visitor = (item: unknown, index: number, list: readonly unknown[]) => unknown;

/** Waits for fewer turns of the event loop the later the element comes, so that the last is over first. */
async function turns(count: number): Promise<void> {
  for (let left = count; left > 0; left--) await new Promise<void>((resolve) => setImmediate(resolve));
}

afterAll(removeFolders);

describe.each(STYLES)('array helpers for several visits at once, as %s', (style) => {
  let helpers: Helpers;
  beforeAll(async () => {
    helpers = await load(
      style,
      METHODS.map(([, helper]) => helper),
    );
  });

  const atOnce = (name: string, list: readonly unknown[], visit: Visitor, limit: number): Promise<unknown> =>
    (helpers as unknown as Record<string, (list: unknown, visit: Visitor, limit: number) => Promise<unknown>>)[name](
      list,
      visit,
      limit,
    );

  test.each(
    METHODS.flatMap((row) => LISTS.flatMap((list) => [1, 2, 100].map((limit) => [...row, list, limit] as const))),
  )('%s and %s agree on %j with a limit of %d', async (method, helper, list, limit) => {
    const visit: Visitor = (item, index, all) => (method === 'filter' ? item : [item, index, all === list]);
    const later: Visitor = async (item, index, all) => {
      await turns(list.length - index);
      return visit(item, index, all);
    };
    const native = (list as unknown as Record<string, (visit: Visitor) => unknown>)[method](visit);
    expect(await atOnce(helper, list, later, limit)).toEqual(native);
  });

  test.each(METHODS)('%s: no more visits run at a time than %s was told', async (_method, helper) => {
    let [running, most] = [0, 0];
    await atOnce(
      helper,
      Array.from({ length: 20 }, (_, index) => index),
      async (_item, index) => {
        most = Math.max(most, (running += 1));
        await turns(index % 3);
        running -= 1;
      },
      3,
    );
    expect([running, most]).toEqual([0, 3]);
  });

  test.each(METHODS)(
    '%s: %s rejects with the first error of the list, when all visits are over',
    async (_method, helper) => {
      const log: string[] = [];
      const visit: Visitor = async (item, index) => {
        log.push(`begins ${index}`);
        await turns(5 - index);
        log.push(`ends ${index}`);
        if (index === 1 || index === 2) throw new Error(`no ${String(item)}`);
      };
      await expect(atOnce(helper, ['a', 'b', 'c', 'd', 'e'], visit, 3)).rejects.toThrow('no b');
      expect(log.sort()).toEqual(['begins 0', 'begins 1', 'begins 2', 'ends 0', 'ends 1', 'ends 2']);
    },
  );

  test.each(METHODS)('%s: %s rejects with what a visit throws at once', async (_method, helper) => {
    const visit: Visitor = (item) => {
      throw new Error(`no ${String(item)}`);
    };
    await expect(atOnce(helper, ['a', 'b'], visit, 2)).rejects.toThrow('no a');
  });
});
