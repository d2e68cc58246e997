import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toPatch } from '../../src/report/patch';
import type { Change } from '../../src/types';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unblock-patch-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function change(path: string, before: string | undefined, after: string): Change {
  return { path, before, after, sets: ['A'] };
}

function write(root: string, { path, before }: Change): void {
  if (before === undefined) return;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), before);
}

function git(cwd: string, args: readonly string[], input?: string): void {
  const env = {
    ...process.env,
    GIT_CEILING_DIRECTORIES: tmpdir(),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  };
  execFileSync('git', [...args], { cwd, input, env, stdio: ['pipe', 'pipe', 'pipe'] });
}

function expectApplied(root: string, changes: readonly Change[]): void {
  for (const { path, after } of changes) {
    expect(readFileSync(join(root, path)).toString('latin1')).toBe(Buffer.from(after).toString('latin1'));
  }
}

const lines = Array.from({ length: 40 }, (_, index) => `line ${index}\n`).join('');
const crlf = lines.replace(/\n/g, '\r\n');

const cases: readonly (readonly [string, Change])[] = [
  ['one line in the middle', change('a.js', lines, lines.replace('line 20', 'changed'))],
  ['two hunks', change('a.js', lines, lines.replace('line 3\n', '').replace('line 30', 'more\nand more'))],
  ['the first and the last line', change('a.js', lines, `first\n${lines}last\n`)],
  ['CRLF', change('a.js', crlf, crlf.replace('line 20', 'changed'))],
  ['mixed line endings', change('a.js', 'a\r\nb\nc\r\nd\re\n', 'a\r\nb\nC\r\nd\re\n')],
  ['no newline at the end, before and after', change('a.js', 'a\nb', 'a\nc')],
  ['a newline at the end is added', change('a.js', 'a\nb', 'a\nb\n')],
  ['a newline at the end is lost', change('a.js', 'a\nb\n', 'a\nb')],
  ['no newline at the end of an unchanged last line', change('a.js', 'a\nb\nc', 'A\nb\nc')],
  ['a BOM', change('a.js', '\ufeffa\nb\n', '\ufeffA\nb\n')],
  ['text that is not ASCII', change('a.js', 'grüße 😀\nb\n', 'grüße 😁\nb\n')],
  ['from empty', change('a.js', '', 'a\n')],
  ['to empty', change('a.js', 'a\n', '')],
  ['a new file', change('new/deep/a.js', undefined, 'a\nb\n')],
  ['a new file without a newline at the end', change('new.js', undefined, 'a')],
  ['a new empty file', change('new.js', undefined, '')],
  ['lines that look like a patch', change('a.js', '-- a\n++ b\n@@ c\n\\ d\n', '-- a\n+++ b/x\n--- a/x\n@@ c\n\\ d\n')],
  ['a path with spaces', change('my files/a b.js', 'a\n', 'b\n')],
  ['a new path with spaces', change('my files/a b.js', undefined, 'b\n')],
  ['a path with a space at the end', change('dir /a.js ', 'a\n', 'b\n')],
  ['a path that is not ASCII', change('später/ü😀.js', 'a\n', 'b\n')],
  ['a path with a newline, a tab and a quote', change('a\n\t"b\\c.js', 'a\n', 'b\n')],
  ['a path with control characters and spaces', change('a \x01\x7f b.js', 'a\n', 'b\n')],
  ['a path called b/', change('b/a b/a.js', 'a\n', 'b\n')],
];

test.each(cases)('git apply takes it in a repository: %s', (_name, one) => {
  git(folder, ['init', '-q']);
  write(folder, one);
  git(folder, ['apply', '--check'], toPatch([one], ''));
  git(folder, ['apply'], toPatch([one], ''));
  expectApplied(folder, [one]);
});

test.each(cases)('git apply takes it outside of git: %s', (_name, one) => {
  write(folder, one);
  git(folder, ['apply'], toPatch([one], ''));
  expectApplied(folder, [one]);
});

test.each(cases)('git apply takes it in a subfolder that is the project: %s', (_name, one) => {
  const root = join(folder, 'packages', 'my app');
  mkdirSync(root, { recursive: true });
  git(folder, ['init', '-q']);
  write(root, one);
  git(root, ['apply'], toPatch([one], 'packages/my app/'));
  expectApplied(root, [one]);
});

test('many files at once, from the top level, with the prefix given without its slash', () => {
  const changes = [
    change('a.js', lines, lines.replace('5', 'five')),
    change('b/c.js', crlf, `${crlf}end`),
    change('d.js', undefined, 'd\n'),
  ];
  git(folder, ['init', '-q']);
  changes.forEach((one) => write(join(folder, 'app'), one));
  git(folder, ['apply'], toPatch(changes, 'app'));
  expectApplied(join(folder, 'app'), changes);
});

test('what does not change is not in the patch', () => {
  expect(toPatch([change('a.js', 'same\n', 'same\n')], '')).toBe('');
});
