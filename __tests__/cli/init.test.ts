import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { main } from '../../src/cli';
import { configure, CONFIG_KEYS, configText, type Sight } from '../../src/config';
import { parseOptions } from '../../src/options';
import { copyOf, emptyFolder, removeFolder } from '../support/folders';

const example = join(__dirname, '../../examples/legacy-express');
let app: string;

beforeEach(() => (app = emptyFolder()));
afterEach(() => removeFolder(app));

function given(files: Readonly<Record<string, string | object>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

async function init(...argv: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const code = await main({ argv: ['init', ...argv], cwd: app, env: {}, stdin, stdout, stderr });
  return { code, stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') };
}

const configurations = (): string[] => readdirSync(app).filter((name) => name.startsWith('unblock.config'));
const read = (name: string): string => readFileSync(join(app, name), 'utf8');

const SERVER = "const app = require('express')();\napp.get('/health', (req, res) => res.send('ok'));\napp.listen(1);\n";

test('the example: what is seen is filled in, all else is a comment, and the file works', async () => {
  removeFolder(app);
  app = copyOf(example, ['node_modules']);
  const { code, stdout } = await init();
  expect(code).toBe(0);
  const [first, ...rest] = stdout.split('\n');
  expect(first).toMatch(/^Wrote unblock\.config\.js: express \S+.*; \d+ request handlers; started by server\.js\.$/);
  expect(rest.join('\n')).toContain('npx unblock scan');
  const { file, flags } = await configure({ root: app, cwd: app });
  expect(file).toBe('unblock.config.js');
  expect([...flags]).toEqual([['entry', [join(app, 'server.js')]]]);
  expect(read('unblock.config.js')).toContain("  // verify: 'npm test',");
});

test('what it writes changes no result', async () => {
  removeFolder(app);
  app = copyOf(example, ['node_modules']);
  const scan = async (): Promise<string> => {
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
    await main({ argv: ['scan', '--json'], cwd: app, env: {}, stdin, stdout, stderr });
    return JSON.stringify((JSON.parse(String(stdout.read())) as { findings: unknown }).findings);
  };
  const before = await scan();
  await init();
  expect(await scan()).toBe(before);
});

test('with every line opened it is a configuration, too', async () => {
  const sight: Sight = {
    frameworks: ['express 4.18.2'],
    handlers: 1,
    entries: ['it\'s "here"\\there.js'],
    test: "npm test -- --reporter 'dot'",
    start: 'npm start',
    url: '/health',
    format: 'cjs',
    isInstalled: true,
  };
  for (const format of ['cjs', 'esm', 'ts'] as const)
    for (const isInstalled of [true, false]) {
      const text = configText({ ...sight, format, isInstalled }).replace(/^ {2}\/\/ (?=[a-zA-Z]+: ['{[t])/gm, '  ');
      const name = `unblock.config.${{ cjs: 'cjs', esm: 'mjs', ts: 'ts' }[format]}`;
      given({ [name]: text });
      const { flags, additions, file = '' } = await configure({ root: app, cwd: app, file: name });
      expect(flags.get('entry')).toEqual([join(app, 'it\'s "here"\\there.js')]);
      expect(flags.get('verify')).toEqual(["npm test -- --reporter 'dot'"]);
      expect(additions.hot).toEqual([{ match: 'api/**/*.js', awaited: true }]);
      const invocation = parseOptions([], app);
      if (invocation.kind !== 'run') throw new Error('runs nothing');
      expect(invocation.withDefaults(file, flags)).toMatchObject({
        severity: 'high',
        keepTests: true,
        urls: ['/health'],
      });
    }
});

test('a comment of it names no key that there is not', () => {
  const text = configText({ frameworks: [], handlers: 0, entries: [], format: 'cjs', isInstalled: false });
  const keys = [...text.matchAll(/^ {2}(?:\/\/ )?([a-zA-Z]+): ['{[t]/gm)].map(([, key]) => key);
  expect(keys.length).toBeGreaterThan(8);
  expect(keys.filter((key) => !CONFIG_KEYS.includes(key))).toEqual([]);
});

test.each([
  ['CommonJS', { 'package.json': {}, 'server.js': SERVER }, 'unblock.config.js', 'module.exports = {'],
  [
    'ES modules',
    {
      'package.json': { type: 'module' },
      'server.js': "import express from 'express';\nexpress().get('/', () => {});\nexpress().listen(1);",
    },
    'unblock.config.js',
    'export default {',
  ],
  [
    'TypeScript that compiles src',
    { 'package.json': {}, 'tsconfig.json': '{ "include": ["src"], /* yes */ }', 'src/server.ts': SERVER },
    'unblock.config.ts',
    'export default {',
  ],
  [
    'TypeScript that only checks',
    { 'package.json': {}, 'tsconfig.json': { compilerOptions: { noEmit: true } }, 'server.ts': SERVER },
    'unblock.config.ts',
    'export default {',
  ],
  [
    'TypeScript that would compile the configuration',
    { 'package.json': {}, 'tsconfig.json': {}, 'server.ts': SERVER },
    'unblock.config.cjs',
    'module.exports = {',
  ],
  [
    'unblock installed',
    { 'package.json': { devDependencies: { unblock: '^0.1.0' } }, 'server.js': SERVER },
    'unblock.config.js',
    "const { defineConfig } = require('unblock');",
  ],
])('%s', async (_, files, name, line) => {
  given(files);
  expect((await init()).code).toBe(0);
  expect(configurations()).toEqual([name]);
  expect(read(name)).toContain(line);
  expect((await configure({ root: app, cwd: app })).flags.get('entry')).toHaveLength(1);
});

test.each([
  ['vitest run', 'pnpm-lock.yaml', "// verify: 'pnpm test',"],
  ['jest', 'yarn.lock', "// verify: 'yarn test',"],
  ['jest --watch', 'yarn.lock', "// verify: 'npm test',"],
  ['echo "Error: no test specified" && exit 1', 'x', "// verify: 'npm test',"],
])('the test command of `%s` with %s', async (script, lock, line) => {
  given({ 'package.json': { scripts: { test: script } }, [lock]: '', 'server.js': SERVER });
  await init();
  expect(read('unblock.config.js')).toContain(line);
  expect(read('unblock.config.js')).toContain("// smoke: 'node server.js',\n  // url: ['/health'],");
});

test.each(['unblock.config.mjs', 'package.json'])('a configuration in %s is never overwritten', async (name) => {
  given({ 'package.json': { unblock: name === 'package.json' ? {} : undefined }, 'server.js': SERVER });
  if (name !== 'package.json') given({ [name]: 'export default { risk: "review" };' });
  const { code, stdout, stderr } = await init();
  expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
  expect(stderr).toContain(`a configuration already exists: ${name === 'package.json' ? '`unblock` in ' : ''}${name}`);
  expect(configurations()).toEqual(name === 'package.json' ? [] : [name]);
});

test('where no server is seen it says so, and what to do', async () => {
  given({ 'package.json': {}, 'lib.js': "require('fs').readFileSync('x');" });
  const { code, stdout } = await init();
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^Wrote unblock\.config\.js, but no request handler was found\.\nName the functions that requests run/,
  );
  expect(read('unblock.config.js')).toContain("// entry: ['server.js'],");
});

test('takes no path, and nothing is written into an empty folder', async () => {
  expect((await init('src')).stderr).toContain('`init` takes no path, got `src`');
  const { code, stderr } = await init();
  expect({ code, written: configurations() }).toEqual({ code: 2, written: [] });
  expect(stderr).toContain('there is no app in');
});
