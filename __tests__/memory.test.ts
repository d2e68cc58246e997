import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs a text in a process that may use so many megabytes, after the compiled check is loaded. */
function run(megabytes: number, text: string): { readonly status: number | null; readonly stderr: string } {
  const check = join(__dirname, '..', 'dist', 'src', 'memory.js');
  const code = `const { checkMemory } = require(${JSON.stringify(check)});\n${text}`;
  return spawnSync(process.execPath, [`--max-old-space-size=${megabytes}`, '-e', code], { encoding: 'utf8' });
}

const FILL =
  'let kept; for (let at = 0; at < 3e6; at++) { kept = { at, text: [at], kept }; if (at % 1000 === 0) checkMemory(); }';

test('where memory runs out, the error says how to give more', () => {
  const { status, stderr } = run(64, FILL);
  expect(status).toBe(1);
  expect(stderr).toContain('needs more memory than the 64 MB that Node may use');
  expect(stderr).toContain('NODE_OPTIONS=--max-old-space-size=128');
});

test('garbage does not count', () => {
  const { status, stderr } = run(64, `${FILL.replace('checkMemory()', '(kept = undefined, checkMemory())')}`);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('with enough memory nothing happens', () => {
  expect(run(1024, FILL)).toMatchObject({ status: 0, stderr: '' });
});
