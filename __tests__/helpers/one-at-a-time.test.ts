import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Helpers } from './load';
import { generate, load, removeFolders, STYLES } from './load';

const run = promisify(execFile);
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

afterAll(removeFolders);

describe.each(STYLES)('oneAtATime as %s', (style) => {
  let oneAtATime: Helpers['oneAtATime'];
  beforeAll(async () => {
    oneAtATime = (await load(style, ['oneAtATime'])).oneAtATime;
  });

  test('leaves out what falls due while the callback runs', async () => {
    const ends: (() => void)[] = [];
    const tick = oneAtATime((name: string) => {
      seen.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
    const seen: string[] = [];
    expect(tick('a')).toBeUndefined();
    tick('b');
    await turn();
    tick('c');
    expect(seen).toEqual(['a']);
    ends[0]();
    await turn();
    tick('d');
    expect(seen).toEqual(['a', 'd']);
  });

  test('`this` is that of the caller, and an error that is thrown at once is thrown on', () => {
    const timer = {};
    const seen: unknown[] = [];
    const tick = oneAtATime(function (this: unknown) {
      seen.push(this);
      throw new Error('lost');
    });
    expect(() => tick.call(timer)).toThrow('lost');
    expect(() => tick.call(timer)).toThrow('lost');
    expect(seen).toEqual([timer, timer]);
  });

  test('a rejection ends the process, as an error does', async () => {
    const path = generate(style, ['oneAtATime']);
    const script = `import(${JSON.stringify(pathToFileURL(path).href)}).then(({ oneAtATime }) => {
      process.on('unhandledRejection', () => console.log('unhandled'));
      process.on('uncaughtException', ({ message }) => { console.log(message); process.exit(3); });
      setInterval(oneAtATime(async () => { throw new Error('lost'); }), 1);
    })`;
    await expect(run(process.execPath, ['-e', script])).rejects.toMatchObject({ code: 3, stdout: 'lost\n' });
  });
});
