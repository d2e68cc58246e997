import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A promise, and what settles it. */
function pending<Value>() {
  let [resolve, reject] = [(_: Value): void => undefined, (_: Error): void => undefined];
  const promise = new Promise<Value>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

afterAll(removeFolders);

describe.each(STYLES)('unlocked as %s', (style) => {
  let exclusive: Helpers['exclusive'];
  let shared: Helpers['shared'];
  let unlocked: Helpers['unlocked'];
  beforeAll(async () => {
    ({ exclusive, shared, unlocked } = await load(style, ['exclusive', 'shared', 'unlocked']));
  });

  /** Whether work that starts now has to wait. */
  const isTaken = async (key: string): Promise<boolean> => {
    let isIn = false;
    void exclusive(key, () => (isIn = true));
    await soon();
    return !isIn;
  };

  test('others hold the lock while it waits, and not before and after', async () => {
    const answer = pending<string>();
    const gate = pending<void>();
    const log: string[] = [];
    const first = exclusive('a', async () => {
      log.push('first begins');
      await soon();
      log.push(await unlocked('a', answer.promise));
      await gate.promise;
      log.push('first ends');
    });
    const second = exclusive('a', async () => {
      log.push('second begins');
      await soon();
      log.push('second ends');
    });
    await second;
    answer.resolve('answered');
    await soon();
    const third = exclusive('a', () => log.push('third'));
    await soon();
    gate.resolve();
    await Promise.all([first, third]);
    expect(log).toEqual(['first begins', 'second begins', 'second ends', 'answered', 'first ends', 'third']);
  });

  test('it goes on only when who holds the lock by then is done', async () => {
    const answer = pending<void>();
    const gate = pending<void>();
    const log: string[] = [];
    const first = exclusive('b', async () => {
      await unlocked('b', answer.promise);
      log.push('first');
    });
    await soon();
    const second = exclusive('b', async () => {
      await gate.promise;
      log.push('second');
    });
    await soon();
    answer.resolve();
    await soon();
    gate.resolve();
    await Promise.all([first, second]);
    expect(log).toEqual(['second', 'first']);
  });

  test.each([
    ['settled', async () => 'a'],
    ['settled by jobs', async () => (await Promise.resolve(), await Promise.resolve(), 'a')],
    ['settled by ticks', () => new Promise((resolve) => process.nextTick(process.nextTick, resolve, 'a'))],
    ['no promise', () => 'a'],
  ])('it keeps the lock for what takes no time: %s', async (_, start) => {
    const log: unknown[] = [];
    const first = exclusive('c', async () => {
      log.push(await unlocked('c', start()));
      await soon();
      log.push('first');
    });
    const second = exclusive('c', () => log.push('second'));
    await Promise.all([first, second]);
    expect(log).toEqual(['a', 'first', 'second']);
  });

  test('a rejection comes with the lock taken again', async () => {
    const answer = pending<void>();
    const gate = pending<void>();
    const log: string[] = [];
    const first = exclusive('d', async () => {
      try {
        await unlocked('d', answer.promise);
      } catch (error) {
        log.push((error as Error).message);
      }
      await gate.promise;
    });
    await soon();
    expect(await isTaken('d')).toBe(false);
    answer.reject(new Error('refused'));
    await soon();
    expect(log).toEqual(['refused']);
    expect(await isTaken('d')).toBe(true);
    gate.resolve();
    await first;
  });

  test('a lock that is taken again within itself is released as a whole', async () => {
    const answer = pending<void>();
    const first = exclusive('e', () => exclusive('e', () => unlocked('e', answer.promise)));
    await soon();
    expect(await isTaken('e')).toBe(false);
    answer.resolve();
    await first;
  });

  test('a query that begins when its result is asked for begins once', async () => {
    let begun = 0;
    const then = (resolve: (value: string) => void) => ((begun += 1), setImmediate(resolve, 'rows'));
    const query = { then } as unknown as PromiseLike<string>;
    expect(await exclusive('q', () => unlocked('q', query))).toBe('rows');
    expect(await unlocked('q', query)).toBe('rows');
    expect(begun).toBe(2);
  });

  test('several parts of one work may wait without it, and the lock is taken again once', async () => {
    const [one, other] = [pending<void>(), pending<void>()];
    const log: string[] = [];
    const first = exclusive('p', async () => {
      await Promise.all([unlocked('p', one.promise), unlocked('p', other.promise)]);
      log.push('first');
    });
    await soon();
    const second = exclusive('p', async () => {
      one.resolve();
      await soon();
      other.resolve();
      await soon();
      log.push('second');
    });
    await Promise.all([first, second]);
    expect(log).toEqual(['second', 'first']);
    expect(await isTaken('p')).toBe(false);
  });

  test('readers come back as readers', async () => {
    const [one, other, gate] = [pending<void>(), pending<void>(), pending<void>()];
    let both = 0;
    const read = (answer: Promise<void>) =>
      shared('f', async () => {
        await unlocked('f', answer);
        both += 1;
        await gate.promise;
      });
    const readers = [read(one.promise), read(other.promise)];
    await soon();
    expect(await isTaken('f')).toBe(false);
    one.resolve();
    other.resolve();
    await soon();
    expect(both).toBe(2);
    gate.resolve();
    await Promise.all(readers);
  });

  test('without the lock it only waits, and other locks are kept', async () => {
    expect(
      await unlocked(
        'g',
        soon().then(() => 'a'),
      ),
    ).toBe('a');
    const answer = pending<void>();
    const first = exclusive('h', () => unlocked('g', answer.promise));
    await soon();
    expect(await isTaken('h')).toBe(true);
    answer.resolve();
    await first;
  });

  test('the lock is free when all are done, whoever came in between', async () => {
    const answers = Array.from({ length: 5 }, () => pending<void>());
    let inside = 0;
    const work = answers.map(({ promise }) =>
      exclusive('i', async () => {
        await unlocked('i', promise);
        inside += 1;
        expect(inside).toBe(1);
        await soon();
        inside -= 1;
      }),
    );
    await soon();
    for (const { resolve } of answers) resolve();
    await Promise.all(work);
    expect(await isTaken('i')).toBe(false);
  });
});
