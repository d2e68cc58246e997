import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { applyChanges } from '../src/apply';
import { toPatch } from '../src/report/patch';
import { copyOf, removeFolder, textsBelow } from './support/folders';
import { outcomeOf, type Outcome } from './support/pipeline';

const run = promisify(execFile);
const root = join(__dirname, '..');
const app = join(root, 'examples/legacy-express');

/** Files whose blocking calls no request waits for. */
const STAY = ['server.js', 'jobs/clean-logs.js', 'bin/seed.js', 'lib/paths.js'];

function copyOfApp(): string {
  const copy = copyOf(app, ['node_modules']);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

/** Runs the app's own tests; rejects with what they print when one fails. */
async function testsOf(folder: string): Promise<string> {
  const files = [...textsBelow(folder).keys()].filter((path) => path.endsWith('.test.js'));
  const env = { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: undefined };
  const { stdout } = await run(process.execPath, ['--test', '--test-reporter=tap', ...files], { cwd: folder, env });
  return stdout;
}

describe('the example app', () => {
  let folder: string;
  let before: ReadonlyMap<string, string>;
  let outcome: Outcome;

  beforeAll(async () => {
    folder = copyOfApp();
    before = textsBelow(folder);
    outcome = await outcomeOf(folder);
  });
  afterAll(() => removeFolder(folder));

  test('is as it was after a dry run', () => {
    expect(outcome.changes.length).toBeGreaterThan(0);
    expect(textsBelow(folder)).toEqual(before);
  });

  test('has no request that waits for a call which could be replaced', () => {
    expect(outcome.plan.skipped.map(({ finding, code }) => `${finding.id}: ${code}`)).toEqual([]);
  });

  test('passes its own tests before and after', async () => {
    expect(await testsOf(folder)).toMatch(/^# fail 0$/m);
    await applyChanges(folder, outcome.changes);
    expect(await testsOf(folder)).toMatch(/^# fail 0$/m);
  }, 120_000);

  test('keeps what start-up, jobs and scripts do', () => {
    const after = textsBelow(folder);
    for (const path of STAY) expect([path, after.get(path)]).toEqual([path, before.get(path)]);
    expect(after.get('app.js')).toContain(
      "const config = JSON.parse(readFileSync(join(__dirname, 'config', 'default.json'), 'utf8'));",
    );
  });

  test('needs no second run', async () => {
    const again = await outcomeOf(folder);
    expect(again.changes).toEqual([]);
    expect(again.analysis.findings.filter(({ context }) => context === 'request_path')).toEqual([]);
  });
});

test('git apply makes the same bytes of the patch as writing the changes does', async () => {
  const [patched, written] = [copyOfApp(), copyOfApp()];
  try {
    const { changes } = await outcomeOf(patched);
    await applyChanges(written, changes);
    const applying = run('git', ['apply', '--verbose', '-'], { cwd: patched });
    applying.child.stdin?.end(toPatch(changes, ''));
    await applying;
    expect(textsBelow(patched)).toEqual(textsBelow(written));
    expect(textsBelow(patched)).not.toEqual(textsBelow(app));
  } finally {
    [patched, written].forEach(removeFolder);
  }
});
