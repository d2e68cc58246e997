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
  ['findIndex', 'findIndexInOrder'],
  ['findLast', 'findLastInOrder'],
  ['findLastIndex', 'findLastIndexInOrder'],
  ['flatMap', 'flatMapInOrder'],
] as const;
const OTHERS = [
  ...(['reduceInOrder', 'reduceRightInOrder', 'fromInOrder', 'groupInOrder', 'sortInOrder'] as const),
  ...(['replaceInOrder', 'asyncExecutor', 'listOf'] as const),
];
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
    helpers = await load(style, [...METHODS.map(([, helper]) => helper), ...OTHERS]);
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
        (item, _index, all) => {
          log.push(item);
          (all as unknown[]).push('added');
          if (log.length === 1) (all as unknown[])[1] = 'changed';
          return method === 'every';
        };
      const [before, after]: [unknown[], unknown[]] = [[], []];
      native(method, ['a', 'b', 'c'], grow(before), undefined);
      await waiting(helper, ['a', 'b', 'c'], async (...args) => grow(after)(...args), undefined);
      expect(after).toEqual(before);
    });

    test.each([['abc'], [{}], [{ length: 1, 0: 'a' }], [7], [null], [undefined]])(
      'fails for %j, which lacks the method',
      async (other) => {
        const visit = jest.fn();
        const list = other as unknown as unknown[];
        expect(() => native(method, list, visit, undefined)).toThrow(TypeError);
        await expect(waiting(helper, list, visit, undefined)).rejects.toThrow(TypeError);
        expect(visit).not.toHaveBeenCalled();
      },
    );

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
      const before = method.startsWith('findLast') ? ['c begins', 'c ends'] : ['a begins', 'a ends'];
      expect(log).toEqual([...before, 'b begins']);
    });
  });

  describe.each([
    ['reduce', 'reduceInOrder'],
    ['reduceRight', 'reduceRightInOrder'],
  ] as const)('%s', (method, helper) => {
    const stepped =
      (log: Log) =>
      (sum: unknown, item: unknown, index: number, list: readonly unknown[]): string => {
        log.push([sum, item, index, list.length]);
        return `${String(sum)}${String(item)}`;
      };

    test.each([
      [[1, , 3], []],
      [[1, 2, 3], ['from ']],
      [[], ['nothing']],
      [[7], []],
      [[1, 2], [undefined]],
    ])('of %j with %j is what the method makes of it', async (list, initial) => {
      const [before, after]: [Log, Log] = [[], []];
      const expected: unknown = Reflect.apply(Array.prototype[method], list, [stepped(before), ...initial]);
      const step = async (...args: Parameters<ReturnType<typeof stepped>>) => {
        await soon();
        return stepped(after)(...args);
      };
      const fold = helpers[helper] as (list: unknown[], step: unknown, ...initial: unknown[]) => Promise<unknown>;
      expect(await fold(list, step, ...initial)).toBe(expected);
      expect(after).toEqual(before);
    });

    test('of nothing without an initial value fails as the method does', async () => {
      const step = () => 0;
      const expected = (() => {
        try {
          return ([] as number[])[method](step);
        } catch (error) {
          return error;
        }
      })();
      await expect(helpers[helper]([], step)).rejects.toEqual(expected);
    });
  });

  test('fromInOrder asks for the next element when the last visit is over, and closes what it leaves', async () => {
    const log: unknown[] = [];
    function* names(): Generator<string> {
      try {
        for (const name of ['a', 'b', 'c']) {
          log.push(`asked for ${name}`);
          yield name;
        }
      } finally {
        log.push('closed');
      }
    }
    const visit = async (name: string, index: number) => {
      await soon();
      log.push([name, index]);
      if (name === 'b') throw new Error('b fails');
      return name;
    };
    await expect(helpers.fromInOrder(names(), visit)).rejects.toThrow('b fails');
    expect(log).toEqual(['asked for a', ['a', 0], 'asked for b', ['b', 1], 'closed']);
    expect(await helpers.fromInOrder({ length: 2, 0: 'x' }, async (item, index) => [item, index])).toEqual([
      ['x', 0],
      [undefined, 1],
    ]);
  });

  test('groupInOrder waits for each key before it takes the next element, and groups by them', async () => {
    const log: unknown[] = [];
    function* names(): Generator<string> {
      for (const name of ['a', 'bb', 'c']) {
        log.push(`asked for ${name}`);
        yield name;
      }
    }
    // Node 20 has no `Map.groupBy` yet.
    const groupBy = <Item, Key>(list: Item[], keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> => {
      const groups = new Map<Key, Item[]>();
      list.forEach((item, index) => groups.set(keyOf(item, index), [...(groups.get(keyOf(item, index)) ?? []), item]));
      return groups;
    };
    const lengthOf = async (name: string, index: number) => {
      await soon();
      log.push([name, index]);
      return name.length;
    };
    const groups = await helpers.groupInOrder(groupBy<string, number>, names(), lengthOf);
    expect([...groups]).toEqual([
      [1, ['a', 'c']],
      [2, ['bb']],
    ]);
    expect(log).toEqual(['asked for a', ['a', 0], 'asked for bb', ['bb', 1], 'asked for c', ['c', 2]]);
  });

  test('listOf takes all that a generator gives, and fails as it does', async () => {
    async function* names(last: () => string): AsyncGenerator<string> {
      yield 'a';
      await soon();
      yield last();
    }
    const fail = (): never => {
      throw new Error('b fails');
    };
    expect(await helpers.listOf(names(() => 'b'))).toEqual(['a', 'b']);
    await expect(helpers.listOf(names(fail))).rejects.toThrow('b fails');
    expect(await helpers.listOf(new Set([1, 2]))).toEqual([1, 2]);
  });

  test.each([
    ['a1b22', /\d/g, 0],
    ['a1b22', /(\d)(?<all>\d)?/g, 0],
    ['a1b22', /\d/y, 1],
    ['a1b22', /\d/, 3],
    ['a.b.c', '.', 0],
    ['nothing', /x/g, 0],
  ])('replaceInOrder finds in %j what replace finds by %s from %d', async (text, pattern, from) => {
    const fresh = (): string | RegExp => {
      if (typeof pattern === 'string') return pattern;
      return Object.assign(new RegExp(pattern), { lastIndex: from });
    };
    const [before, after]: [unknown[], unknown[]] = [[], []];
    const shown = (log: unknown[], ...args: unknown[]): string => `<${log.push(args)}>`;
    const [sync, async] = [fresh(), fresh()];
    const expected = text.replace(sync, (...args: unknown[]) => shown(before, ...args));
    const result = await helpers.replaceInOrder(text, async, async (...args) => {
      await soon();
      return shown(after, ...args);
    });
    expect(result).toBe(expected);
    expect(after).toEqual(before);
    expect((async as RegExp).lastIndex).toBe((sync as RegExp).lastIndex);
  });

  test('replaceInOrder waits for one replacement before the next', async () => {
    const log: string[] = [];
    const replacer = async (match: string): Promise<number> => {
      log.push('begins');
      await soon();
      log.push('ends');
      return match.length;
    };
    expect(await helpers.replaceInOrder('a.b.c', /\./g, replacer)).toBe('a1b1c');
    expect(log).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  test.each([[[]], [[1]], [[3, 1, 2, 1]], [[5, undefined, 4, undefined, 3, 2, 1]]])(
    'sortInOrder sorts %j as sort does, and equals stay in order',
    async (list) => {
      const items = list.map((key, index) => (key === undefined ? undefined : { key, index }));
      const by = (a: unknown, b: unknown): number => (a as { key: number }).key - (b as { key: number }).key;
      const sorted = await helpers.sortInOrder(items.slice(), async (a, b) => {
        await soon();
        return by(a, b);
      });
      expect(sorted).toEqual(items.slice().sort(by));
    },
  );

  test('asyncExecutor rejects the promise where the executor fails, unless it was settled before', async () => {
    const failing = async (): Promise<void> => {
      await soon();
      throw new Error('fails');
    };
    await expect(new Promise(helpers.asyncExecutor(failing))).rejects.toThrow('fails');
    const settled = helpers.asyncExecutor<string>(async (resolve) => {
      resolve('first');
      await failing();
    });
    await expect(new Promise(settled)).resolves.toBe('first');
  });

  test('eachInOrder takes whatever has a forEach', async () => {
    const seen: unknown[] = [];
    await helpers.eachInOrder(new Map([['key', 'value']]), async (value, key) => void seen.push([key, value]));
    await helpers.eachInOrder(new Set(['one']), async (value) => void seen.push(value));
    const growing = new Set([1]);
    await helpers.eachInOrder(growing, async (value) => {
      seen.push(value);
      if (growing.size < 3) growing.add(growing.size + 1);
    });
    const own = { forEach: (visit: (value: string) => void) => visit('own') };
    await helpers.eachInOrder(own, async (value) => void seen.push(value));
    expect(seen).toEqual([['key', 'value'], 'one', 1, 2, 3, 'own']);
  });
});
