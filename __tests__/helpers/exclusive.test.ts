import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

afterAll(removeFolders);

describe.each(STYLES)('exclusive as %s', (style) => {
  let exclusive: Helpers['exclusive'];
  beforeAll(async () => {
    ({ exclusive } = await load(style, ['exclusive']));
  });

  test('100 read-modify-writes at once lose nothing, and end in the order of their calls', async () => {
    let count = 0;
    const order: number[] = [];
    const add = async (index: number) => {
      const before = count;
      await soon();
      count = before + 1;
      order.push(index);
      return count;
    };
    const results = await Promise.all(Array.from({ length: 100 }, (_, index) => exclusive('n', () => add(index))));
    expect(count).toBe(100);
    expect(results).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('different keys do not wait for each other', async () => {
    const log: string[] = [];
    let open = (): void => undefined;
    const first = exclusive('a', () => new Promise<void>((resolve) => (open = resolve)));
    await exclusive('b', async () => log.push('b'));
    open();
    await first;
    expect(log).toEqual(['b']);
  });

  test('work of the same key within it runs at once, however deep and through other keys', async () => {
    const work = () => exclusive('x', async () => (await soon(), 'innermost'));
    expect(await exclusive('x', () => exclusive('y', () => exclusive('x', work)))).toBe('innermost');
  });

  test('parts of one work that run beside each other take turns, whatever ends first', async () => {
    const job = { n: 0 };
    const add = () =>
      exclusive('n', async () => {
        const { n } = job;
        await soon();
        job.n = n + 1;
      });
    const twice = () => Promise.all([add(), add()]);
    await Promise.all([exclusive('n', twice), exclusive('n', () => exclusive('m', twice)), add()]);
    expect(job.n).toBe(5);
  });

  test('work starts at once where nobody is in its way', async () => {
    const log: string[] = [];
    const outer = exclusive('s', () => {
      log.push('outer');
      return exclusive('s', () => log.push('inner'));
    });
    log.push('after');
    await outer;
    expect(log).toEqual(['outer', 'inner', 'after']);
  });

  test('a rejection or a throw releases the key and reaches the caller', async () => {
    const rejected = exclusive('r', () => Promise.reject(new Error('rejected')));
    const thrown = exclusive('r', () => {
      throw new Error('thrown');
    });
    const fine = exclusive('r', () => 'fine');
    await expect(rejected).rejects.toThrow('rejected');
    await expect(thrown).rejects.toThrow('thrown');
    expect(await fine).toBe('fine');
  });

  test('a rejection within it that is caught there does not release the key', async () => {
    const log: string[] = [];
    const outer = exclusive('c', async () => {
      await exclusive('c', () => Promise.reject(new Error('inner'))).catch(() => undefined);
      await soon();
      log.push('outer');
    });
    await Promise.all([outer, exclusive('c', () => log.push('next'))]);
    expect(log).toEqual(['outer', 'next']);
  });

  test('work started inside that outlives its holder waits its turn like any other', async () => {
    const log: string[] = [];
    let leak = (): void => undefined;
    const leaked = new Promise<void>((resolve) => (leak = resolve));
    let late: Promise<unknown> = Promise.resolve();
    await exclusive('k', async () => {
      late = leaked.then(() => exclusive('k', async () => log.push('leaked')));
    });
    const holder = exclusive('k', async () => {
      leak();
      await soon();
      await soon();
      log.push('holder');
    });
    await Promise.all([holder, late.then(() => late)]);
    expect(log).toEqual(['holder', 'leaked']);
  });

  test('work admitted inside but not awaited keeps others out until it ends', async () => {
    const log: string[] = [];
    let inner: Promise<unknown> = Promise.resolve();
    const outer = exclusive('w', async () => {
      inner = exclusive('w', async () => {
        await soon();
        await soon();
        log.push('inner');
      });
    });
    await Promise.all([outer, exclusive('w', () => log.push('next')), inner]);
    expect(log).toEqual(['inner', 'next']);
  });
});

describe.each(STYLES)('shared as %s', (style) => {
  let exclusive: Helpers['exclusive'];
  let shared: Helpers['shared'];
  beforeAll(async () => {
    ({ exclusive, shared } = await load(style, ['exclusive', 'shared']));
  });

  /** Work that ends when told to, and notes when it begins and ends. */
  function manual(log: string[], name: string): { work: () => Promise<void>; end: () => void } {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const work = async () => {
      log.push(`${name} begins`);
      await ended;
      log.push(`${name} ends`);
    };
    return { work, end };
  }

  test('work that shares a key runs together, and exclusive work waits for all of it', async () => {
    const log: string[] = [];
    const [one, two] = [manual(log, 'one'), manual(log, 'two')];
    const all = [shared('k', one.work), shared('k', two.work), exclusive('k', () => log.push('alone'))];
    await soon();
    expect(log).toEqual(['one begins', 'two begins']);
    one.end();
    await all[0];
    expect(log).toEqual(['one begins', 'two begins', 'one ends']);
    two.end();
    await Promise.all(all);
    expect(log.slice(3)).toEqual(['two ends', 'alone']);
  });

  test('work that shares a key does not overtake who waits to be alone, and is then admitted together', async () => {
    const log: string[] = [];
    const [first, one, two] = [manual(log, 'first'), manual(log, 'one'), manual(log, 'two')];
    const all = [
      shared('k', first.work),
      exclusive('k', () => log.push('alone')),
      shared('k', one.work),
      shared('k', two.work),
    ];
    first.end();
    await Promise.all(all.slice(0, 2));
    await soon();
    expect(log).toEqual(['first begins', 'first ends', 'alone', 'one begins', 'two begins']);
    one.end();
    two.end();
    await Promise.all(all);
  });

  test('shared work within shared or exclusive work of the same key runs at once, even when others wait', async () => {
    let waiting: Promise<unknown> = Promise.resolve();
    const inner = () => shared('k', async () => 'inner');
    const within = shared('k', async () => {
      waiting = exclusive('k', inner);
      await soon();
      return inner();
    });
    expect(await within).toBe('inner');
    expect(await waiting).toBe('inner');
  });
});
