import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { colorsFor } from '../../src/shell/colors';
import type { Options } from '../../src/options';
import { reportOnApp, reportTogether, type ReportInput } from '../../src/report';
import { toPatch } from '../../src/report/patch';
import { change, changeSet, finding, planOf } from './samples';

type Given = Partial<Options> & {
  readonly terminal?: boolean;
  readonly env?: Record<string, string>;
  /** Apps after the first. */
  readonly others?: readonly ReportInput[];
};

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

async function written({
  terminal = false,
  env = {},
  others = [],
  ...given
}: Given): Promise<{ stdout: string; stderr: string }> {
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
  const all = { ...options, ...given };
  reportOnApp(input, all, { stdout, stderr, env });
  await reportTogether([{ input, options: all }, ...others.map((other) => ({ input: other, options: all }))], {
    stdout,
    stderr,
    env,
  });
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

test('several apps share the report that was asked for', async () => {
  const others = [{ ...input, project: 'apps/b' }];
  expect(JSON.parse((await written({ reporters: [{ name: 'json' }], others })).stdout).projects).toHaveLength(2);
  expect((await written({ reporters: [{ name: 'patch' }], others })).stdout).toBe(patch + patch);
  expect(JSON.parse((await written({ reporters: [{ name: 'sarif' }], others })).stdout).runs).toHaveLength(2);
});

test('several apps without a reporter: what they have in common comes last, where people read', async () => {
  const others = [{ ...input, project: 'apps/b' }];
  expect((await written({ command: 'scan', others })).stdout).toContain('\n2 projects together\n');
  expect((await written({ command: 'scan', others, quiet: true })).stdout).not.toContain('together');
  const piped = await written({ dryRun: true, others });
  expect(piped.stdout).toBe(patch);
  expect(piped.stderr).toContain('2 projects together');
  expect((await written({ command: 'scan' })).stdout).not.toContain('together');
});

test('one of several apps is named', async () => {
  const named = { ...input, project: 'apps/b', isOneOfSeveral: true };
  const { stdout } = await written({ reporters: [{ name: 'pretty' }], quiet: true, others: [named] });
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(/^1 blocking call/),
    expect.stringMatching(/^apps\/b: 1 blocking call/),
  ]);
});

test('the summary of a GitHub job is appended where GitHub says', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'unblock-report-'));
  const file = join(cwd, 'summary.md');
  writeFileSync(file, 'before\n');
  const { stdout } = await written({ reporters: [{ name: 'github' }], env: { GITHUB_STEP_SUMMARY: file } });
  expect(stdout).toMatch(/^::warning file=lib\/store\.js,line=7/);
  expect(readFileSync(file, 'utf8')).toMatch(/^before\n### unblock\n/);
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
