import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyChanges, recover, undo } from '../../src/apply';
import type { Change } from '../../src/types';
import { makeFolder, removeFolder, snapshot, upper } from './folder';

jest.setTimeout(600_000);

/** Ten files of one set, in several folders; two of them are created, one in a new folder. */
const changes: readonly Change[] = Array.from({ length: 10 }, (_, index) => {
  const path = ['', 'lib/', 'routes/'][index % 3] + `file${index}.js`;
  if (index === 8) return upper('unblock-helpers.js', undefined, 'created\n'.repeat(500));
  if (index === 9) return upper('new/deep/file.js', undefined, 'created, too\n');
  return upper(path, `text of ${index}\n`.repeat(200));
});

const before: Readonly<Record<string, string>> = Object.fromEntries(
  changes.flatMap(({ path, before: text }) => (text === undefined ? [] : [[path, text]])),
);

interface Ended {
  readonly signal: string | null;
  readonly output: string;
}

interface Place {
  readonly root: string;
  readonly old: unknown;
  readonly list: string;
}

const places: string[] = [];

function place(): Place {
  const outer = makeFolder();
  places.push(outer);
  const root = join(outer, 'app');
  for (const folder of ['', 'lib', 'routes']) mkdirSync(join(root, folder), { recursive: true });
  for (const [path, text] of Object.entries(before)) writeFileSync(join(root, path), text);
  const list = join(outer, 'changes.json');
  writeFileSync(list, JSON.stringify(changes));
  return { root, list, old: snapshot(root) };
}

afterEach(() => places.splice(0).forEach(removeFolder));

function runChild({ root, list }: Place, env: NodeJS.ProcessEnv): Promise<Ended> {
  const child = spawn(process.execPath, [join(__dirname, 'faulty-child.js'), root, list], {
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  return new Promise((resolve) => child.on('close', (_code, signal) => resolve({ signal, output: output.trim() })));
}

async function stepsOf(env: NodeJS.ProcessEnv): Promise<number> {
  const at = place();
  if (env.UNDO) await applyChanges(at.root, changes);
  return Number((await runChild(at, env)).output);
}

/** So many of the steps, spread over all of them, the first and the last included. */
function spread(amount: number, steps: number): readonly number[] {
  const picked = Array.from({ length: amount }, (_, index) => 1 + Math.round((index * (steps - 1)) / (amount - 1)));
  return [...new Set(picked)];
}

async function newTree(): Promise<unknown> {
  const at = place();
  await applyChanges(at.root, changes);
  return snapshot(at.root);
}

/** Does the work a few at a time: each is a process of its own. */
async function each(items: readonly number[], work: (item: number) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

test('killed at any of its more than a hundred steps, the next command finds the old tree or the new one, never a mixture', async () => {
  const now = await newTree();
  const steps = await stepsOf({});
  const killedAt = Array.from({ length: steps }, (_, index) => index + 1);
  const ends = { old: 0, new: 0 };
  await each(killedAt, async (step) => {
    const at = place();
    const { signal } = await runChild(at, { FAULT: step % 2 ? 'kill' : 'half', AT: String(step) });
    expect({ step, signal }).toEqual({ step, signal: 'SIGKILL' });
    const recovered = await recover(at.root);
    expect(recovered?.conflicts ?? []).toEqual([]);
    const tree = snapshot(at.root);
    const isOld = JSON.stringify(tree) === JSON.stringify(at.old);
    expect({ step, tree }).toEqual({ step, tree: isOld ? at.old : now });
    ends[isOld ? 'old' : 'new'] += 1;
    if (!isOld) return;
    await applyChanges(at.root, changes);
    expect(snapshot(at.root)).toEqual(now);
  });
  expect(killedAt.length).toBeGreaterThan(100);
  expect(ends.old).toBeGreaterThan(80);
  expect(ends.new).toBeGreaterThan(0);
});

test('an undo that is killed leaves the new tree or the old one, and can be repeated', async () => {
  const now = await newTree();
  await each(spread(20, await stepsOf({ UNDO: '1' })), async (step) => {
    const at = place();
    await applyChanges(at.root, changes);
    expect((await runChild(at, { UNDO: '1', FAULT: 'kill', AT: String(step) })).signal).toBe('SIGKILL');
    await recover(at.root);
    const isNew = JSON.stringify(snapshot(at.root)) === JSON.stringify(now);
    expect({ step, tree: snapshot(at.root) }).toEqual({ step, tree: isNew ? now : at.old });
    if (isNew) await undo(at.root);
    expect(snapshot(at.root)).toEqual(at.old);
  });
});

test.each(['ENOSPC', 'EIO'])('a disk that begins to fail with %s at any step leaves the old tree', async (code) => {
  const now = await newTree();
  await each(spread(25, await stepsOf({})), async (step) => {
    const at = place();
    const { output } = await runChild(at, { FAULT: code, AT: String(step) });
    // The room may end when all is done but the lock.
    if (/^\d+$/.test(output)) return expect(snapshot(at.root)).toEqual(now);
    expect(output).toContain(code);
    await recover(at.root);
    expect({ step, tree: snapshot(at.root) }).toEqual({ step, tree: at.old });
  });
});
