import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

type Done = (error: Error | null, text?: string) => Promise<void>;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

afterAll(removeFolders);

async function fail(): Promise<void> {
  await turn();
  throw new Error('no');
}

const LATER: Readonly<Record<string, (work: () => void) => void>> = {
  'in the next tick': (work) => process.nextTick(work),
  'when a promise settles': (work) => void Promise.resolve().then(work),
  'in a later turn': (work) => void setImmediate(work),
};

/** Code that nothing of the program is around, and code behind an `await`. */
const AROUND: Readonly<Record<string, (work: () => void) => void>> = {
  'from the event loop': (work) => void setImmediate(work),
  'behind an await': (work) => void Promise.resolve().then(work),
};

describe.each(STYLES)('failTo as %s', (style) => {
  let helpers: Helpers;
  beforeAll(async () => {
    helpers = await load(style, ['failTo']);
  });

  test.each(Object.entries(AROUND))('a callback that is called at once fails for who called, %s', async (_, from) => {
    const failures: unknown[] = [];
    const rejected: unknown[] = [];
    from(
      () =>
        void helpers
          .failTo((error) => failures.push(error), fail)()
          .catch((error: unknown) => rejected.push(error)),
    );
    for (let at = 0; at < 6; at++) await turn();
    expect(failures).toEqual([new Error('no')]);
    expect(rejected).toEqual([]);
  });

  const cases = Object.entries(AROUND).flatMap(([where, from]) =>
    Object.entries(LATER).map(([when, later]) => [`${when}, ${where}`, from, later] as const),
  );
  test.each(cases)('one that is called later rejects, and nobody is told: %s', async (_, from, later) => {
    const failures: unknown[] = [];
    const rejected: unknown[] = [];
    from(() => {
      const done = helpers.failTo((error) => failures.push(error), fail);
      later(() => void done().catch((error: unknown) => rejected.push(error)));
    });
    for (let at = 0; at < 6; at++) await turn();
    expect(failures).toEqual([]);
    expect(rejected).toEqual([new Error('no')]);
  });

  test('arguments, `this` and the number of parameters are those of the callback', async () => {
    const seen: unknown[] = [];
    const done = helpers.failTo(fail, async function (this: unknown, error: Error | null, text?: string) {
      seen.push(this, error, text);
    } as Done);
    await done.call('it', null, 'text');
    expect(seen).toEqual(['it', null, 'text']);
    expect(done).toHaveLength(2);
  });
});
