import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { PassThrough } from 'node:stream';
import { main } from '../../src/cli';
import { copyOf, emptyFolder, removeFolder } from '../support/folders';

const example = join(__dirname, '../../examples/legacy-express');
let app: string;
let caches: string;

beforeEach(() => {
  app = copyOf(example, ['node_modules']);
  caches = emptyFolder();
});

afterEach(() => [app, caches].forEach(removeFolder));

/** What is printed, and whether files had to be read for it: their facts, which are taken away before, are there again. */
async function unblock(
  ...argv: readonly string[]
): Promise<{ readonly printed: string; readonly isRecalled: boolean }> {
  rmSync(join(caches, 'unblock/facts'), { recursive: true, force: true });
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  await main({ argv, cwd: app, env: { XDG_CACHE_HOME: caches }, stdin, stdout, stderr });
  const hasRead = readdirSync(join(caches, 'unblock')).includes('facts');
  return { printed: String(stdout.read() ?? '') + String(stderr.read() ?? ''), isRecalled: !hasRead };
}

/** The files of ours that a process of its own loads. */
function loadedBy(command: string): string[] {
  const list = join(caches, 'list-loaded.js');
  writeFileSync(list, `process.on('exit', () => console.error(Object.keys(require.cache).join('\\n')));`);
  const argv = ['--require', list, join(__dirname, '../support/unblock-child.js'), command];
  const { stderr } = spawnSync(process.execPath, argv, {
    cwd: app,
    env: { ...process.env, XDG_CACHE_HOME: caches },
    encoding: 'utf8',
  });
  return stderr.split('\n').map((path) => path.split(sep).join('/'));
}

function answers(): string[] {
  return readdirSync(join(caches, 'unblock/answers')).map((name) => join(caches, 'unblock/answers', name));
}

test.each([['scan'], ['check']])(
  '`%s` of the same files says the same in every form, and reads no file twice',
  async (command) => {
    const { printed, isRecalled } = await unblock(command);
    expect(isRecalled).toBe(false);
    expect(await unblock(command)).toEqual({ printed, isRecalled: true });
    for (const reporter of ['json', 'sarif', 'html', 'github'])
      expect(await unblock(command, '--reporter', reporter)).toEqual({
        printed: (await unblock(command, '--reporter', reporter, '--no-cache')).printed,
        isRecalled: true,
      });
  },
);

test('to say the same again takes no stage that finds or changes anything', () => {
  const isStage = (path: string): boolean =>
    /\/src\/(?:graph|plan|rewrite|review|frameworks|scan\/(?:syntax|flow))\/|\/transforms\//.test(path);
  expect(loadedBy('scan').some(isStage)).toBe(true);
  const again = loadedBy('scan');
  expect(again.some((path) => path.endsWith('/src/pipeline/survey.ts'))).toBe(true);
  expect(again.filter(isStage)).toEqual([]);
});

test.each([
  ['a file that changed', () => appendFileSync(join(app, 'app.js'), '\n')],
  ['a file that is new', () => writeFileSync(join(app, 'late.js'), 'late();\n')],
  ['another package.json', () => appendFileSync(join(app, 'package.json'), '\n')],
  ['rows of a configuration', () => writeFileSync(join(app, 'unblock.config.json'), '{ "hot": ["config.js"] }')],
])('%s is looked at', async (what, change) => {
  await unblock('scan');
  change();
  // What is said of a package is the same after an empty line.
  expect((await unblock('scan')).isRecalled).toBe(what === 'another package.json');
});

test('another question has another answer', async () => {
  await unblock('scan');
  expect((await unblock('scan', '--only', 'fs')).isRecalled).toBe(false);
  expect((await unblock('scan', '--context', 'startup')).isRecalled).toBe(false);
  expect((await unblock('scan', '--only', 'fs')).isRecalled).toBe(true);
  expect((await unblock('scan')).isRecalled).toBe(true);
});

test('with `--no-cache` no answer is asked for, nor kept', async () => {
  await unblock('scan');
  const [answer] = answers();
  truncateSync(answer, 10);
  await unblock('scan', '--no-cache');
  expect((await unblock('scan')).isRecalled).toBe(false);
});

test.each([
  ['cut off', (file: string) => truncateSync(file, 100)],
  ['empty', (file: string) => truncateSync(file)],
  ['of somebody else', (file: string) => writeFileSync(file, 'no answer')],
])('an answer that is %s is no answer', async (_what, spoil) => {
  const { printed } = await unblock('scan');
  answers().forEach(spoil);
  expect(await unblock('scan')).toEqual({ printed, isRecalled: false });
  expect(await unblock('scan')).toEqual({ printed, isRecalled: true });
});

test('rows that are functions cannot be compared: they are asked each time', async () => {
  const row = `{ sync: 'loadSync', async: 'load', via: 'own', effect: 'read', when: () => true }`;
  const config = `const { defineModule } = require('unblock'); module.exports = { syncApis: [defineModule('store', [${row}])] };`;
  writeFileSync(join(app, 'unblock.config.js'), config);
  await unblock('scan');
  expect((await unblock('scan')).isRecalled).toBe(false);
});
