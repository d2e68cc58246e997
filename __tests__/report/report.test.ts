import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { colorsFor } from '../../src/colors';
import type { Options } from '../../src/options';
import { report, type ReportInput } from '../../src/report';
import { toPatch } from '../../src/report/patch';
import { change, changeSet, finding, planOf } from './samples';

type Given = Partial<Options> & { readonly terminal?: boolean; readonly env?: Record<string, string> };

const one = finding(7);
const changes = [change('lib/store.js', ['A'])];
const input: ReportInput = {
  version: '0.1.0',
  files: 1,
  findings: [one],
  skippedFiles: [],
  changes,
  prefix: '',
  plan: planOf([changeSet('A', [one])]),
};
const patch = toPatch(changes, '');

async function written({ terminal = false, env = {}, ...given }: Given): Promise<{ stdout: string; stderr: string }> {
  const stdout = Object.assign(new PassThrough(), { isTTY: terminal, columns: 80 });
  const stderr = Object.assign(new PassThrough(), { isTTY: terminal, columns: 80 });
  const options = {
    command: 'fix',
    cwd: '/',
    dryRun: false,
    reporters: [],
    quiet: false,
    verbose: false,
    color: true,
  } as const;
  await report(input, { ...options, ...given }, { stdout, stderr, env });
  return { stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') };
}

describe('a dry run', () => {
  test('into a pipe: exactly the patch on stdout, the report on stderr', async () => {
    const { stdout, stderr } = await written({ dryRun: true });
    expect(stdout).toBe(patch);
    expect(stderr).toMatch(/^1 blocking call can be reached/);
  });

  test('into a pipe under FORCE_COLOR the patch is still one that git takes', async () => {
    const { stdout, stderr } = await written({ dryRun: true, env: { FORCE_COLOR: '1' } });
    expect(stdout).toBe(patch);
    expect(stderr).toContain('\u001b[');
  });

  test('on a terminal: the report, then the coloured patch, both on stdout', async () => {
    const { stdout, stderr } = await written({ dryRun: true, terminal: true });
    expect(stderr).toBe('');
    expect(stdout.indexOf('blocking call')).toBeLessThan(stdout.indexOf('diff --git'));
    expect(stdout).toContain('\u001b[32m+new\u001b[39m');
  });

  test('quiet into a pipe: only the patch', async () => {
    expect(await written({ dryRun: true, quiet: true })).toEqual({ stdout: patch, stderr: '' });
  });
});

test('a scan goes to stdout, and quiet is its first line', async () => {
  expect((await written({ command: 'scan' })).stdout).toContain('GET /users/:id');
  expect((await written({ command: 'scan', quiet: true })).stdout.split('\n')).toHaveLength(2);
});

test('reporters go where they are told, stdout has the one without a file', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'unblock-report-'));
  const reporters = [{ name: 'json' }, { name: 'patch', path: 'x.patch' }, { name: 'pretty', path: 'x.txt' }] as const;
  const { stdout, stderr } = await written({ dryRun: true, cwd, reporters });
  expect(JSON.parse(stdout).schemaVersion).toBe(1);
  expect(stderr).toBe('');
  expect(readFileSync(join(cwd, 'x.patch'), 'utf8')).toBe(patch);
  expect(readFileSync(join(cwd, 'x.txt'), 'utf8')).toContain('GET /users/:id');
  rmSync(cwd, { recursive: true });
});

test('a report that cannot be written is an error for people', async () => {
  const reporters = [{ name: 'json', path: 'no/such/folder/x.json' }] as const;
  await expect(written({ reporters })).rejects.toMatchObject({
    name: 'UserError',
    title: expect.stringContaining('x.json'),
  });
});

test.each([
  [{ isTTY: true }, {}, true, true],
  [{ isTTY: false }, {}, true, false],
  [{ isTTY: true }, {}, false, false],
  [{ isTTY: true }, { NO_COLOR: '1' }, true, false],
  [{ isTTY: true }, { NO_COLOR: '' }, true, true],
  [{ isTTY: true }, { TERM: 'dumb' }, true, false],
  [{ isTTY: true }, { CI: 'true' }, true, false],
  [{ isTTY: false }, { FORCE_COLOR: '1' }, true, true],
  [{ isTTY: true }, { FORCE_COLOR: '0' }, true, false],
  [{ isTTY: false }, { FORCE_COLOR: '1', NO_COLOR: '1' }, true, false],
  [{ isTTY: false }, { FORCE_COLOR: '1' }, false, false],
])('colours on %j with %j and color=%s: %s', (stream, env, color, expected) => {
  expect(colorsFor({ stream, env, color }).isColorSupported).toBe(expected);
});
