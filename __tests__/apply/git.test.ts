import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirtyFiles, gitPrefix } from '../../src/apply';
import { makeFolder, removeFolder } from './folder';

let top: string;
let root: string;

function git(...args: readonly string[]): void {
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, ...args], { cwd: top, stdio: 'pipe' });
}

beforeEach(() => {
  top = makeFolder({
    '.gitignore': 'ignored.js\n',
    'packages/my app/a.js': 'a\n',
    'packages/my app/lib/ü b.js': 'b\n',
    'packages/my app/old.js': 'a long enough text to be found as renamed\n',
    'packages/other/a.js': 'a\n',
    'packages/my app/*.js': 'star\n',
  });
  root = join(top, 'packages/my app');
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'all');
});

afterEach(() => removeFolder(top));

const all = ['a.js', 'lib/ü b.js', 'old.js'];

test('clean files are not dirty', async () => {
  expect(await dirtyFiles(root, all)).toEqual([]);
});

test('only the paths asked about, and named as they were asked', async () => {
  writeFileSync(join(root, 'a.js'), 'edited');
  writeFileSync(join(root, 'lib/ü b.js'), 'edited');
  writeFileSync(join(root, '../other/a.js'), 'edited');
  expect(await dirtyFiles(root, all)).toEqual(['a.js', 'lib/ü b.js']);
  expect(await dirtyFiles(root, ['old.js'])).toEqual([]);
});

test('staged, renamed and untracked files are dirty, ignored ones and those not yet there are not', async () => {
  git('mv', 'packages/my app/old.js', 'packages/my app/renamed.js');
  writeFileSync(join(root, 'a.js'), 'staged');
  git('add', '.');
  writeFileSync(join(root, 'untracked.js'), '');
  writeFileSync(join(root, 'ignored.js'), '');
  const paths = ['a.js', 'renamed.js', 'lib/ü b.js', 'untracked.js', 'ignored.js', 'not-there.js'];
  expect(await dirtyFiles(root, paths)).toEqual(['a.js', 'renamed.js', 'untracked.js']);
});

test('a path with a star means that file only', async () => {
  writeFileSync(join(root, 'a.js'), 'edited');
  expect(await dirtyFiles(root, ['*.js'])).toEqual([]);
});

test('a path through a symlink is asked about where it really is', async () => {
  symlinkSync('lib', join(root, 'link'));
  expect(await dirtyFiles(root, ['link/ü b.js'])).toEqual([]);
  writeFileSync(join(root, 'lib/ü b.js'), 'edited');
  expect(await dirtyFiles(root, ['link/ü b.js'])).toEqual(['link/ü b.js']);
});

test('more paths than one command line can hold', async () => {
  mkdirSync(join(root, 'many'));
  const paths = Array.from({ length: 1200 }, (_, index) => `many/${index}.js`);
  paths.forEach((path) => writeFileSync(join(root, path), ''));
  expect(await dirtyFiles(root, paths)).toHaveLength(1200);
});

test('outside of git nothing is dirty and there is no prefix', async () => {
  const folder = makeFolder({ 'a.js': '' });
  expect(await dirtyFiles(folder, ['a.js'])).toEqual([]);
  expect(await gitPrefix(folder)).toBe('');
  removeFolder(folder);
});

test('the prefix leads from the top level to the project', async () => {
  expect(await gitPrefix(root)).toBe('packages/my app/');
  expect(await gitPrefix(top)).toBe('');
});

test('when git fails it is said, with the way around', async () => {
  writeFileSync(join(top, '.git/index'), 'broken');
  chmodSync(join(top, '.git/index'), 0o644);
  await expect(dirtyFiles(root, all)).rejects.toMatchObject({
    advice: expect.stringContaining('--allow-dirty'),
    exitCode: 4,
  });
});
