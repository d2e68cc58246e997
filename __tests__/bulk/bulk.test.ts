import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BulkDocument } from '../../src/bulk';
import { foldersOf } from '../../src/bulk';
import { removeFolder, textsBelow } from '../support/folders';
import { makeFolder } from '../verify/app';

jest.setTimeout(180_000);

const SERVER = `const fs = require('fs');
require('http').createServer((req, res) => res.end(fs.readFileSync('a.txt', 'utf8'))).listen(3000);
`;
/** Passes at once as long as nothing is changed; afterwards it waits until it may go on. */
const WAITS = `
const fs = require('fs');
if (fs.readFileSync('server.js', 'utf8').includes('Sync')) process.exit(0);
fs.writeFileSync('../../waiting', '');
setInterval(() => fs.existsSync('../../go') && process.exit(0), 20);
`;
const app = (name: string, more: object = {}): Record<string, string> => ({
  [`apps/${name}/package.json`]: JSON.stringify({ private: true, main: 'server.js', ...more }),
  [`apps/${name}/server.js`]: SERVER,
});

/** Four apps: one whose tests fail already, one whose configuration is wrong, one that is slow to check. */
const FILES = {
  'unblock.config.json': '{ "verify": "node -e 0" }',
  ...app('a'),
  ...app('b-red', { unblock: { verify: 'node -e process.exit(1)' } }),
  ...app('c-wrong', { unblock: { rsik: 'safe' } }),
  ...app('d-slow', { unblock: { verify: 'node check.js' } }),
  'apps/d-slow/check.js': WAITS,
  ...app('e'),
};

let folder: string;

beforeEach(() => void (folder = makeFolder(FILES)));
afterEach(() => removeFolder(folder));

function begin(argv: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const file = join(__dirname, '../support/unblock-child.js');
  return spawn(process.execPath, [file, ...argv], { cwd: folder, env: { ...process.env, ...env } });
}

async function unblock(...argv: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = begin(argv);
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, stdout, stderr };
}

const release = (): void => writeFileSync(join(folder, 'go'), '');

function document(file = 'out.json'): BulkDocument {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as BulkDocument;
}

const states = ({ apps }: BulkDocument): string[][] => apps.map(({ app: name, state }) => [name, state]);

/** Everything but the paths of logs, which have the time in them, and our own reports. */
function outcome(): unknown {
  const texts = [...textsBelow(folder)].filter(([path]) => !/^(?:out|go|waiting)/.test(path));
  return [texts, JSON.parse(JSON.stringify(document(), (key, value: unknown) => (key === 'log' ? '' : value)))];
}

const EXPECTED = [
  ['apps/a', 'done'],
  ['apps/b-red', 'refused'],
  ['apps/c-wrong', 'failed'],
  ['apps/d-slow', 'done'],
  ['apps/e', 'done'],
];

test('each app is done by itself, and one that fails stops no other', async () => {
  release();
  const { code, stdout, stderr } = await unblock(
    '--yes',
    'apps/*',
    '-j',
    '2',
    '--reporter=json=out.json',
    '--reporter=html=out.html',
  );
  expect(states(document())).toEqual(EXPECTED);
  expect(stdout.split('\n')[0]).toBe('5 apps: 3 done, 1 refused, 1 failed; 3 blocking calls rewritten, 0 refused.');
  expect(stdout).toMatch(/apps\/a +1 +1 +1 +0 +passed +done/);
  expect(stdout).toContain('the unknown key `rsik`');
  expect(stderr).toContain('5/5 ');
  expect(code).toBe(4);
  expect(readFileSync(join(folder, 'apps/b-red/server.js'), 'utf8')).toBe(SERVER);
  expect(readFileSync(join(folder, 'out.html'), 'utf8')).toContain('href="out/apps-a.html"');
  expect(existsSync(join(folder, 'out/apps-a.html'))).toBe(true);
  const { code: undone } = await unblock('undo', '-C', 'apps/a');
  expect([undone, readFileSync(join(folder, 'apps/a/server.js'), 'utf8')]).toEqual([0, SERVER]);
});

test('killed half way and resumed, it comes to the same', async () => {
  release();
  await unblock('--yes', 'apps/*', '-j', '1', '--reporter=json=out.json');
  const whole = outcome();
  removeFolder(folder);
  folder = makeFolder(FILES);
  const child = begin(['--yes', 'apps/*', '-j', '1', '--reporter=json=out.json']);
  while (!existsSync(join(folder, 'waiting'))) await sleep(50);
  const second = await unblock('--yes', 'apps/*', '--resume');
  expect([second.code, second.stderr]).toEqual([4, expect.stringContaining('another run holds the lock')]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  release();
  const { stderr } = await unblock('--yes', 'apps/*', '-j', '1', '--reporter=json=out.json', '--resume');
  expect(stderr).not.toContain('apps/a:');
  expect(outcome()).toEqual(whole);
});

test('killed when an app is written and its report is not, and resumed, it comes to the same', async () => {
  release();
  const command = ['--yes', 'apps/*', '-j', '1', '--reporter=json=out.json'];
  await unblock(...command);
  const whole = outcome();
  removeFolder(folder);
  folder = makeFolder(FILES);
  release();
  const preload = join(__dirname, 'dies-before-reporting.js');
  const env = { NODE_OPTIONS: `--require ${preload}`, FATAL: '/apps/d-slow', DIED: join(folder, 'go.died') };
  const child = begin(command, env);
  await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  expect(readFileSync(join(folder, 'apps/d-slow/server.js'), 'utf8')).not.toBe(SERVER);
  const { stderr } = await unblock(...command, '--resume');
  expect(stderr).toContain('apps/d-slow: done');
  expect(outcome()).toEqual(whole);
  expect((await unblock('undo', '--list', '-C', 'apps/d-slow')).stdout.trim().split('\n')).toHaveLength(1);
  await unblock('undo', '-C', 'apps/d-slow');
  expect(readFileSync(join(folder, 'apps/d-slow/server.js'), 'utf8')).toBe(SERVER);
});

test('shards do every app once, and their reports are joined', async () => {
  release();
  writeFileSync(join(folder, 'list.txt'), '# ours\napps/a\n\napps/b-red\napps/c-wrong\napps/d-slow\napps/e\n');
  for (const part of [1, 2])
    await unblock('--yes', '--apps-from=list.txt', `--shard=${part}/2`, `--reporter=json=out-${part}.json`);
  const { code, stdout } = await unblock('merge-reports', 'out-1.json', 'out-2.json', '--reporter=json=out.json');
  expect(states(document()).sort()).toEqual(EXPECTED);
  expect(stdout).toMatch(/^5 apps: 3 done/);
  expect(code).toBe(4);
  expect((await unblock('merge-reports', 'list.txt')).stderr).toContain('the report `list.txt` could not be read');
});

test('a glob that means no app is an error', async () => {
  const { code, stderr } = await unblock('--yes', 'nowhere/*');
  expect([code, stderr.split('\n')[0]]).toEqual([2, 'error: no app was found at `nowhere/*`']);
});

test('a glob means folders with a package.json, and nothing in node_modules', () => {
  writeFileSync(join(folder, 'apps/readme.md'), '');
  expect(foldersOf('apps/*', folder)).toEqual(EXPECTED.map(([name]) => name));
  expect(foldersOf('./apps/{a,e}/', folder)).toEqual(['apps/a', 'apps/e']);
  expect(foldersOf('**', folder)).toHaveLength(5);
  expect(foldersOf('*', folder)).toEqual([]);
});
