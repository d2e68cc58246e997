import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Helpers } from './load';
import { generate, load, removeFolders, STYLES } from './load';

const run = promisify(execFile);

afterAll(removeFolders);

describe.each(STYLES)('asyncCallback as %s', (style) => {
  let asyncCallback: Helpers['asyncCallback'];
  beforeAll(async () => {
    asyncCallback = (await load(style, ['asyncCallback'])).asyncCallback;
  });

  type Callback = ((error?: unknown, value?: unknown) => unknown) & { fail?: string };

  test('the callback is called as the function calls it, and keeps what it has', async () => {
    const work = asyncCallback(async (name: string, callback: Callback) => {
      await null;
      callback(null, `${name} ${callback.fail ?? ''}`);
    });
    const answer = new Promise((resolve) => {
      void work(
        'a',
        Object.assign((...results: unknown[]) => resolve(results), { fail: 'has more' }),
      );
    });
    await expect(answer).resolves.toEqual([null, 'a has more']);
  });

  test('what it rejects with or throws is given to the callback, once and as an error', async () => {
    const failure = new Error('no');
    const errors = await Promise.all(
      [() => Promise.reject(failure), () => Promise.reject(undefined)].map(
        (fails) => new Promise((resolve) => void asyncCallback((_callback: Callback) => fails())(resolve)),
      ),
    );
    expect(errors).toEqual([failure, new Error('Rejected promise')]);
  });

  test('`this` and the number of parameters stay, and nothing is returned', async () => {
    const work = asyncCallback(async function (this: unknown, _request: unknown, _file: unknown, callback: Callback) {
      callback(this);
    });
    expect(work).toHaveLength(3);
    const self = {};
    const got = await new Promise((resolve) => {
      expect(work.call(self, 1, 2, resolve)).toBeUndefined();
    });
    expect(got).toBe(self);
  });

  test('an error behind the callback is not given to it: it is left to the process', async () => {
    const path = generate(style, ['asyncCallback']);
    const script = `import(${JSON.stringify(pathToFileURL(path).href)}).then(({ asyncCallback }) => {
      process.on('unhandledRejection', (error) => console.log('unhandled', error.message));
      const work = asyncCallback(async (callback) => {
        callback(null, 1);
        throw new Error('behind');
      });
      work((...results) => console.log('called', ...results));
    });`;
    const { stdout } = await run(process.execPath, ['-e', script]);
    expect(stdout).toBe('called null 1\nunhandled behind\n');
  });
});
