import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../../src/scan/project/list';

const ALL = { gitignore: true, exclude: [] };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unblock-list-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes files by path; a string is the text. */
function given(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

test('lists files of all folders in one order, without hidden ones and packages', () => {
  given({ 'b.js': '', 'a/c.js': '', 'a.js': '', '.env.js': '', '.cache/d.js': '', 'a/node_modules/e/index.js': '' });
  expect(listFiles(root, ALL)).toEqual(['a.js', 'a/c.js', 'b.js']);
});

test('honours .gitignore in every folder, each for its own part', () => {
  given({
    '.gitignore': '*.log\n/build/\n',
    'a.log': '',
    'build/b.js': '',
    'src/build/c.js': '',
    'src/.gitignore': 'd.js',
    'src/d.js': '',
    'd.js': '',
  });
  expect(listFiles(root, ALL)).toEqual(['d.js', 'src/build/c.js']);
});

test('lets a deeper .gitignore take back what an upper one says', () => {
  given({ '.gitignore': '*.js\n', 'a.js': '', 'src/.gitignore': '!b.js\n', 'src/b.js': '', 'src/c.js': '' });
  expect(listFiles(root, ALL)).toEqual(['src/b.js']);
});

test('asks the .gitignore of folders above, up to the git top level and no further', () => {
  given({
    '.gitignore': 'kept.js\n',
    'top/.git/HEAD': '',
    'top/.gitignore': '/app/secret.js\n',
    'top/app/secret.js': '',
    'top/app/kept.js': '',
  });
  expect(listFiles(join(root, 'top/app'), ALL)).toEqual(['kept.js']);
});

test('can leave .gitignore aside', () => {
  given({ '.gitignore': '*.js\n', 'a.js': '' });
  expect(listFiles(root, { gitignore: false, exclude: [] })).toEqual(['a.js']);
});

test('leaves out what a glob excludes: files, and folders whole', () => {
  given({ 'a.js': '', 'public/b.js': '', 'src/c.min.js': '', 'src/d.js': '' });
  expect(listFiles(root, { gitignore: true, exclude: ['public', '**/*.min.js'] })).toEqual(['a.js', 'src/d.js']);
  expect(listFiles(root, { gitignore: true, exclude: ['public/**'] })).not.toContain('public/b.js');
});

test('does not follow links, so a loop of them does no harm', () => {
  given({ 'a/b.js': '' });
  symlinkSync('..', join(root, 'a/up'));
  expect(listFiles(root, ALL)).toEqual(['a/b.js']);
});
