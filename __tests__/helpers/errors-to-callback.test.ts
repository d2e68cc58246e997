import type { Helpers } from './load';
import { load, removeFolders, STYLES } from './load';

type Callback = (error?: unknown, value?: unknown) => unknown;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function turns(): Promise<void> {
  for (let at = 0; at < 6; at++) await turn();
}

afterAll(removeFolders);

describe.each(STYLES)('errorsToCallback as %s', (style) => {
  let helpers: Helpers;
  beforeAll(async () => {
    helpers = await load(style, ['errorsToCallback', 'failTo']);
  });

  test.each([
    ['its own error', [[new Error('no')]], () => Promise.reject(new Error('no'))],
    ['no error', [[new Error('Rejected promise')]], () => Promise.reject(undefined)],
    ['nothing', [], () => turn()],
  ])('the callback gets what the function rejects with: %s', async (_, expected, fails) => {
    const got: unknown[][] = [];
    void helpers.errorsToCallback(async (_callback: Callback) => fails())((...results) => got.push(results));
    await turns();
    expect(got).toEqual(expected);
  });

  test('the callback gets what it throws', async () => {
    const got: unknown[][] = [];
    const verify = helpers.errorsToCallback(async (name: string, callback: Callback) => {
      await turn();
      callback(null, name);
    });
    void verify('a', (...results) => {
      got.push(results);
      if (results.length > 1) throw new Error('behind');
    });
    await turns();
    expect(got).toEqual([[null, 'a'], [new Error('behind')]]);
  });

  test('`this`, the number of parameters and what the callback has stay', async () => {
    const got: unknown[] = [];
    const verify = helpers.errorsToCallback(async function (this: unknown, name: string, callback: Callback) {
      got.push(this, name, (callback as Callback & { more: string }).more);
    });
    expect(verify).toHaveLength(2);
    expect(
      verify.call(
        'it',
        'a',
        Object.assign(() => undefined, { more: 'has' }),
      ),
    ).toBeUndefined();
    await turns();
    expect(got).toEqual(['it', 'a', 'has']);
  });

  test('arguments before the callback may be left out', async () => {
    const got: unknown[][] = [];
    const size = helpers.errorsToCallback(async (_name: string, _options: unknown, _callback?: Callback) => {
      throw new Error('no');
    });
    void size('a', (...results: unknown[]) => got.push(results));
    await turns();
    expect(got).toEqual([[new Error('no')]]);
  });

  test('a callback of failTo is still called at once', async () => {
    const failures: unknown[] = [];
    const verify = helpers.errorsToCallback(async (callback: Callback) => {
      await turn();
      callback(null);
    });
    const fail = async (): Promise<void> => {
      await turn();
      throw new Error('no');
    };
    void verify(helpers.failTo((error) => failures.push(error), fail));
    await turns();
    expect(failures).toEqual([new Error('no')]);
  });
});
