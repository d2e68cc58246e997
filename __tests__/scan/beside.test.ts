import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { main } from '../../src/cli';
import { usesBeside } from '../../src/scan/project/beside';
import { readPackage } from '../../src/scan/project/package';
import { emptyFolder, removeFolder } from '../support/folders';

let top: string;

beforeEach(() => (top = emptyFolder()));
afterEach(() => removeFolder(top));

function given(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
}

const WORKSPACE = { 'package.json': '{ "private": true, "workspaces": ["*"] }' };
const STORE = '{ "name": "@shop/store", "private": true, "main": "lib/store.js" }';

function uses(folder = 'store'): readonly string[] {
  const root = join(top, folder);
  return usesBeside(root, readPackage(root)).map(({ from, wanted }) => `${from} ${wanted}`);
}

describe('what is asked of a package by code beside it', () => {
  test.each([
    ['its name', "const { load } = require('@shop/store');", 'lib/store.js'],
    ['a file of it', "import { load } from '@shop/store/lib/deep';", 'lib/deep'],
    ['a relative path', "export * from '../store/lib/deep';", 'lib/deep'],
    ['the folder', "const store = await import('../store');", '.'],
    ['a test double', "jest.mock('@shop/store/x');", 'x'],
    ['an alias', "import { a } from '@store/a';", 'src/a'],
  ])('by %s', (_, text, wanted) => {
    given({
      ...WORKSPACE,
      'store/package.json': STORE,
      'web/server.js': text,
      'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@store/*": ["store/src/*"] } } }',
    });
    expect(uses()).toContain(`../web/server.js ${wanted}`);
  });

  test.each([
    ['another package', "require('@shop/store-front'); require('store'); require('../stores/a');"],
    ['its own files', ''],
    ['what git ignores', ''],
  ])('not: %s', (_, text) => {
    given({
      ...WORKSPACE,
      '.gitignore': 'build\n',
      'store/package.json': STORE,
      'store/lib/a.js': "require('@shop/store');",
      'build/web.js': "require('@shop/store');",
      'web/server.js': text,
    });
    expect(uses()).toEqual([]);
  });

  test('a package that is all of its repository, or in none, is asked by nobody', () => {
    given({ 'store/package.json': STORE, 'web/server.js': "require('../store');" });
    expect(uses()).toEqual([]);
    given({ '.git/HEAD': '', 'store/.git/HEAD': '' });
    expect(uses()).toEqual([]);
  });
});

test('functions that siblings use keep their form when only their package is looked at', async () => {
  const lib =
    "const fs = require('fs');\nconst load = () => fs.readFileSync('x', 'utf8');\nconst own = () => fs.readFileSync('y', 'utf8');\n";
  given({
    ...WORKSPACE,
    'api/package.json': '{ "name": "api", "private": true, "main": "server.js" }',
    'api/lib.js': `${lib}exports.load = load;\n`,
    'api/own.js': `${lib}exports.own = own;\n`,
    'api/server.js':
      "const { load } = require('./lib');\nconst { own } = require('./own');\nrequire('http').createServer((req, res) => res.end(load() + own())).listen(1);\n",
    'jobs/package.json': '{ "name": "jobs", "private": true, "dependencies": { "api": "*" } }',
    'jobs/index.js': "const { load } = require('api/lib');\nconsole.log(load());\n",
  });
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const argv = ['--yes', '-C', 'api'];
  expect(await main({ argv, cwd: top, env: {}, stdin, stdout, stderr })).toBe(0);
  const read = (path: string): string => readFileSync(join(top, 'api', path), 'utf8');
  expect(read('lib.js')).toContain("const load = () => fs.readFileSync('x', 'utf8');");
  expect(read('lib.js')).toContain('loadAsync');
  expect(read('own.js')).toContain("const own = async () => fs.promises.readFile('y', 'utf8');");
  expect(String(stdout.read())).toContain('Used by ../jobs/index.js: the functions that are called from there stay');
});
