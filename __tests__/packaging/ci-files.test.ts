import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { parseOptions } from '../../src/options';
import { removeFolder } from '../support/folders';
import { makeFolder } from '../verify/app';

const root = join(__dirname, '../..');
const FILES = ['action.yml', 'docs/ci/bulk.yml', 'docs/ci/src-cli.batch.yml'];
/** What the shell or the runner puts in. */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/\$\{\{ matrix\.part \}\}/g, '1'],
  [/"\$UNBLOCK_PATH"/g, '.'],
  [/\$UNBLOCK_ARGS/g, ''],
];

const texts = FILES.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

/** Every command line of ours, up to the end of the shell's command, as words. */
function invocations(text: string): string[][] {
  const lines = [
    ...text.matchAll(/(?:npx unblock|[ &]unblock|\$UNBLOCK_COMMAND) ((?:check|merge-reports|--yes)[^\n|]*)/g),
  ];
  return lines.map(([, line]) => {
    const filled = VALUES.reduce((all, [pattern, value]) => all.replace(pattern, value), line).trim();
    return (filled.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^["']|["']$/g, ''));
  });
}

test.each(texts)('%s is valid YAML', async (_file, text) => {
  expect(await format(text, { parser: 'yaml', proseWrap: 'preserve' })).toContain('name: unblock');
});

test.each(texts)('%s uses commands and flags that there are', (_file, text) => {
  const folder = makeFolder({ 'part-1.json': '{}' });
  const lines = invocations(text).map((words) => words.map((word) => word.replace('part-*', 'part-1')));
  expect(lines).not.toEqual([]);
  expect(lines.map((words) => parseOptions(words, folder).kind)).toEqual(lines.map(() => 'run'));
  removeFolder(folder);
});

test('every input of the action is used, and each one that is used is declared', () => {
  const [, text] = texts[0];
  const inputs = /^inputs:\n((?:  .*\n)+)/m.exec(text)?.[1] ?? '';
  const used = [...text.matchAll(/inputs\.(\w+)/g)].map(([, name]) => name);
  const declared = [...inputs.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  expect(used.sort()).toEqual(declared.sort());
  expect(used).not.toEqual([]);
});
