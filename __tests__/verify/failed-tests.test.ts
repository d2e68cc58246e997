import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failedTests } from '../../src/verify/failed-tests';
import { emptyFolder, removeFolder } from '../support/folders';

const OUTPUTS: readonly (readonly [runner: string, output: string, names: readonly string[]])[] = [
  [
    'jest',
    'FAIL src/invoices.test.js\n  invoices\n    ✓ lists (2 ms)\n    ✕ pays (3 ms)\n\n  ● invoices › pays\n\n    expect(received)\n',
    ['invoices › pays'],
  ],
  [
    'jest, a file that does not load',
    'FAIL src/a.test.js\n  ● Test suite failed to run\n\n    Cannot find module\n',
    ['src/a.test.js'],
  ],
  [
    'vitest',
    ' ❯ test/a.test.ts (2 tests | 1 failed)\n FAIL  test/a.test.ts > invoices > pays\nAssertionError: x\n',
    ['test/a.test.ts > invoices > pays'],
  ],
  [
    'mocha',
    '  invoices\n    1) pays\n\n  1 passing (3ms)\n  2 failing\n\n  1) invoices\n       pays:\n     Error: x\n\n  2) lists:\n     Error\n',
    ['invoices › pays', 'lists'],
  ],
  ['tap', 'ok 1 - lists\nnot ok 2 - pays # time=3ms\nnot ok 3 - later # TODO\n1..3\n', ['pays']],
  ['ava', '  ✔ lists\n  ✘ [fail]: pays\n  ─\n\n  pays\n', ['pays']],
  ['in colours', '\u001b[31mnot ok 1 - pays\u001b[39m\n', ['pays']],
  ['nothing known', 'Segmentation fault\n', []],
];

test.each(OUTPUTS)('%s', (_runner, output, names) => {
  expect(failedTests(output).names).toEqual(names);
});

test.each(['tap', 'spec'])('node:test itself, with the %s reporter', (reporter) => {
  const folder = emptyFolder();
  writeFileSync(
    join(folder, 'a.test.js'),
    "const { test, describe } = require('node:test');\ntest('lists', () => {});\ndescribe('invoices', () => { test('pays', () => { throw new Error('x'); }); });\n",
  );
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const { stdout } = spawnSync(process.execPath, ['--test', `--test-reporter=${reporter}`], { cwd: folder, env });
  removeFolder(folder);
  const { names, excerpt } = failedTests(String(stdout));
  expect(names[0]).toBe('pays');
  expect(names).not.toContain('lists');
  expect(excerpt[0]).toContain('pays');
});

test('without a name the end of the output is shown', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
  expect(failedTests(`${lines.join('\n')}\n\n`).excerpt).toEqual(lines.slice(-12));
});
