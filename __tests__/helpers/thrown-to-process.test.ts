import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { generate, load, removeFolders, STYLES } from './load';

const run = promisify(execFile);

afterAll(removeFolders);

describe.each(STYLES)('thrownToProcess as %s', (style) => {
  test('the process is told of an error as of one that is thrown, whatever it is', async () => {
    const path = generate(style, ['thrownToProcess']);
    const script = `import(${JSON.stringify(pathToFileURL(path).href)}).then(({ thrownToProcess }) => {
      process.on('unhandledRejection', () => console.log('rejected'));
      process.on('uncaughtException', (error, origin) => console.log(origin, error));
      for (const error of ['text', 0]) setTimeout(thrownToProcess(async () => { await null; throw error; }), 1);
    });`;
    const { stdout } = await run(process.execPath, ['-e', script]);
    expect(stdout).toBe('uncaughtException text\nuncaughtException 0\n');
  });

  test('arguments, `this` and the number of parameters stay, and nothing is returned', async () => {
    const { thrownToProcess } = await load(style, ['thrownToProcess']);
    const seen: unknown[] = [];
    const work = thrownToProcess(async function (this: unknown, error: unknown, text: string) {
      seen.push(this, error, text);
    });
    expect(work).toHaveLength(2);
    expect(work.call('it', null, 'a')).toBeUndefined();
    expect(seen).toEqual(['it', null, 'a']);
  });
});
