import { createColors } from 'picocolors';
import type { ReportInput } from '../../src/report';
import { toPretty } from '../../src/report/pretty';
import { changeSet, finding, planOf, skip } from './samples';

const plainText = { colors: createColors(false), width: Infinity, all: false };

function input(given: Partial<ReportInput>): ReportInput {
  return { version: '0.1.0', files: 41, findings: [], skippedFiles: [], ...given };
}

const one = finding(7);
const loop = finding(9, { severity: 'critical', method: 'statSync', inLoop: true });
const same = finding(8, { method: 'existsSync' });
const refused = finding(3, { file: 'lib/cache.js', route: 'POST /cache' });
const startup = finding(1, { context: 'startup_path', severity: 'low', file: 'config.js' });
const plan = planOf([changeSet('A', [one, same, loop])], [skip(refused)]);
const full = input({ findings: [one, same, refused, startup, loop], plan });

describe('the first line', () => {
  test('counts what matters', () => {
    const [first] = toPretty(full, plainText).split('\n');
    expect(first).toBe(
      '4 blocking calls can be reached by requests; 3 can be rewritten in 1 change set, 1 is refused.',
    );
  });

  test('without a plan it only counts', () => {
    const [first] = toPretty(input({ findings: [one, startup] }), plainText).split('\n');
    expect(first).toBe('1 blocking call can be reached by requests.');
  });

  test('when other contexts are acted on it says which', () => {
    const wider = input({ findings: [one, startup], plan: planOf([changeSet('A', [one, startup])]) });
    const [first] = toPretty(wider, plainText).split('\n');
    expect(first).toBe(
      '2 blocking calls in scope (1 reached by requests, 1 at start-up); 2 can be rewritten in 1 change set.',
    );
  });

  test('after writing it tells what was done', () => {
    const applied = { run: 'r', files: ['lib/store.js', 'routes/users.js'] };
    const [first] = toPretty({ ...full, applied }, plainText).split('\n');
    expect(first).toBe('3 blocking calls rewritten in 1 change set, 2 files written; 1 is refused.');
  });
});

describe('nothing to do is said kindly', () => {
  test('no findings', () => {
    expect(toPretty(input({}), plainText)).toBe('Nothing to do: no blocking calls found, 41 files checked.\n');
  });

  test('only start-up', () => {
    const text = toPretty(input({ findings: [startup], plan: planOf([]) }), plainText);
    expect(text).toContain('Nothing to do: no request waits for a blocking call');
    expect(text).toContain('Also found, not acted on: 1 at start-up.');
  });
});

describe('the body', () => {
  test('worst first, each chain once, calls of one chain together', () => {
    expect(toPretty(full, plainText).split('\n\n')[1].split('\n')).toEqual([
      'GET /users/:id',
      '  critical  set A  → show (routes/users.js:12) → load (lib/store.js:5) → fs.statSync (lib/store.js:9)',
      '  high      set A  → show (routes/users.js:12) → load (lib/store.js:5) → fs.readFileSync (lib/store.js:7), fs.existsSync (lib/store.js:8)',
    ]);
  });

  test('refusals have the whole proof, the reason and the advice, said once for all that share them', () => {
    const other = finding(4, { file: 'lib/cache.js' });
    const skipped = [skip(refused), skip(other, { at: 'lib/cache.js:2' })];
    const text = toPretty(input({ findings: [refused, other], plan: planOf([], skipped) }), plainText);
    expect(text.split('\n\n')[1].trimEnd().split('\n')).toEqual([
      'Refused: A constructor cannot wait.',
      '  POST /cache → show (routes/users.js:12) → load (lib/cache.js:5) → fs.readFileSync (lib/cache.js:3)',
      '  GET /users/:id → show (routes/users.js:12) → load (lib/cache.js:5) → fs.readFileSync (lib/cache.js:4), because of lib/cache.js:2',
      '  Advice: Use a factory.',
    ]);
  });

  test('no call is named twice', () => {
    const text = toPretty(full, { ...plainText, all: true });
    for (const { file, line } of full.findings) expect(text.split(`${file}:${line}`).length).toBe(2);
  });

  test('other contexts are counted, and with `all` listed', () => {
    expect(toPretty(full, plainText)).toContain('Also found, not acted on: 1 at start-up.');
    expect(toPretty(full, { ...plainText, all: true })).toContain('config.js:1  fs.readFileSync');
  });

  test('where it cannot be told whether a call runs, `all` says why', () => {
    const unknown = finding(4, { context: 'unknown_path', unknown: '@BeforeInsert may have it called, user.ts:9' });
    const text = toPretty(input({ findings: [unknown] }), { ...plainText, all: true });
    expect(text).toContain('Also found of unknown use, not acted on: 1\n');
    expect(text).toContain(':4  fs.readFileSync: @BeforeInsert may have it called, user.ts:9');
  });

  test('sets with hazards or in need of review are named with how they are guarded', () => {
    const hazard = {
      code: 'H1',
      message: 'Two requests may interleave.',
      guard: 'guarded by a lock',
      at: 'lib/store.js:9',
    };
    const sets = [changeSet('A', [one], { risk: 'review', hazards: [hazard] })];
    const text = toPretty(input({ findings: [one], plan: planOf(sets) }), plainText);
    expect(text).toContain('set A  --yes applies it only with --risk review');
    expect(text).toContain('Two requests may interleave. (guarded by a lock), lib/store.js:9');
  });

  test('files that could not be read are named', () => {
    const text = toPretty(input({ skippedFiles: [{ path: 'src/broken.js', reason: 'Unexpected token' }] }), plainText);
    expect(text).toContain('src/broken.js: Unexpected token');
  });

  test('on a terminal no line of prose or proof is wider than it', () => {
    const lines = toPretty(full, { ...plainText, width: 80 })
      .split('\n')
      .slice(1);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('names cannot steer the terminal', () => {
    const evil = finding(1, { route: 'GET /\u001b[2J' });
    expect(toPretty(input({ findings: [evil] }), plainText)).not.toContain('\u001b');
  });
});
