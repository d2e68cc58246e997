import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { main } from '../../src/cli';
import { copyOf, emptyFolder, removeFolder } from '../support/folders';

const example = join(__dirname, '../../examples/legacy-express');
const baselineFile = '.unblock-baseline.json';
let app: string;

beforeEach(() => (app = copyOf(example, ['node_modules'])));
afterEach(() => removeFolder(app));

async function unblock(...argv: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const code = await main({ argv, cwd: app, env: {}, stdin, stdout, stderr });
  return { code, stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') };
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(join(app, file), change(readFileSync(join(app, file), 'utf8')));
}

const baseline = (): string => readFileSync(join(app, baselineFile), 'utf8');

test('without a baseline everything fails, with its chain and what to do', async () => {
  const { code, stdout } = await unblock('check');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^14 blocking calls found, and there is no baseline\./);
  expect(stdout).toContain('listArchive (services/reports.js:9) → fs.statSync (services/reports.js:12)');
  expect(stdout).toContain('npx unblock baseline');
});

test('after `baseline` it passes, also when lines move; the file does not change', async () => {
  expect((await unblock('baseline')).code).toBe(0);
  const before = baseline();
  edit('services/reports.js', (text) => `\n\n// moved\n${text}`);
  const { code, stdout } = await unblock('check');
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'Nothing new: all 14 blocking calls are in the baseline.\n' });
  await unblock('baseline');
  expect(baseline()).toBe(before);
});

test('a new call fails, and only it is named', async () => {
  await unblock('baseline');
  edit('middleware/maintenance.js', (text) =>
    text.replace('fs.existsSync(', 'fs.statSync(__filename) && fs.existsSync('),
  );
  const { code, stdout } = await unblock('check');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^1 new blocking call, not counting 14 in the baseline\./);
  expect(stdout).toContain('fs.statSync (middleware/maintenance.js:6)');
  expect(stdout).not.toContain('services/reports.js');
  expect((await unblock('check', '--json')).code).toBe(1);
  expect((await unblock('check', '--quiet')).stdout.split('\n')).toHaveLength(2);
});

test('what has gone is told, and `baseline` tightens', async () => {
  await unblock('baseline');
  edit('middleware/maintenance.js', (text) => text.replace('fs.existsSync(', 'Boolean('));
  const { code, stdout } = await unblock('check');
  expect(code).toBe(0);
  expect(stdout).toContain('middleware/maintenance.js#maintenance fs/existsSync  1 fewer');
  expect((await unblock('baseline')).stdout).toContain(
    'The baseline allows 13 blocking calls, 0 more and 1 fewer than before',
  );
  expect((await unblock('check')).stdout).not.toContain('fewer');
});

test('a baseline remembers the contexts it was written with', async () => {
  await unblock('baseline', '--context', 'all');
  expect((await unblock('check')).stdout).toContain('all 24 blocking calls');
  expect((await unblock('check', '--context', 'startup')).code).toBe(0);
});

test('a path and --only narrow what is written, and keep the rest', async () => {
  await unblock('baseline');
  const before = baseline();
  await unblock('baseline', 'lib', '--only', 'fs/statSync');
  expect(baseline()).toBe(before);
});

test('a comment keeps a call out, and is counted; one that ignores nothing is reported', async () => {
  const comment = '// unblock-ignore-next-line fs/existsSync -- a flag file\n';
  edit('middleware/maintenance.js', (text) => text.replace(/^.*fs\.existsSync/m, (line) => `${comment}${line}`));
  edit('lib/http-error.js', (text) => `// unblock-ignore-next-line fs/statSync\n${text}`);
  const { stdout } = await unblock('scan');
  expect(stdout).toContain('13 blocking calls can be reached by requests');
  expect(stdout).toContain('fs.existsSync (middleware/maintenance.js:7): a flag file');
  expect(stdout).toMatch(/ignore nothing.*\n {2}lib\/http-error\.js:1 {2}fs\/statSync/);
  const json = JSON.parse((await unblock('scan', '--json')).stdout);
  expect(json.ignored).toMatchObject([{ rule: 'fs/existsSync', ignoredBecause: 'a flag file' }]);
  expect(json.unusedIgnores).toEqual([{ file: 'lib/http-error.js', line: 1, rules: ['fs/statSync'] }]);
  expect(json.summary.ignored).toBe(1);
  expect((await unblock('--dry-run')).stdout).not.toContain('maintenance.js');
});

test('a baseline that cannot be read is an error, not a pass', async () => {
  writeFileSync(join(app, baselineFile), '<<<<<<< HEAD\n');
  const { code, stderr } = await unblock('check');
  expect(code).toBe(2);
  expect(stderr).toContain(baselineFile);
});

test('--max-changes takes the worst sets and leaves the others', async () => {
  const json = JSON.parse((await unblock('--dry-run', '--max-changes', '2', '--json')).stdout);
  expect(json.changeSets).toHaveLength(2);
  expect(json.findings.filter((one: { decision: string }) => one.decision === 'rewrite')).not.toEqual([]);
  const worst = json.findings.find((one: { severity: string }) => one.severity === 'critical');
  expect(worst.decision).toBe('rewrite');
});

test('--exit-code of a scan is 1 when something is found in scope', async () => {
  expect((await unblock('scan', '-q')).code).toBe(0);
  expect((await unblock('scan', '-q', '--exit-code')).code).toBe(1);
  expect((await unblock('scan', '-q', '--exit-code', '--only', 'fs/cpSync')).code).toBe(0);
});

test('--only takes a set by its label', async () => {
  const all = JSON.parse((await unblock('--dry-run', '--json')).stdout);
  const [, second] = all.changeSets;
  const one = JSON.parse((await unblock('--dry-run', '--json', '--only', 'B')).stdout);
  expect(one.changeSets.map((set: { key: string }) => set.key)).toEqual([second.key]);
});

test('a folder where nothing blocks passes', async () => {
  const empty = emptyFolder();
  writeFileSync(join(empty, 'package.json'), '{}');
  expect((await unblock('-C', empty, 'check')).stdout).toBe('Nothing new: no blocking call is in scope.\n');
  removeFolder(empty);
});
