import { createColors } from 'picocolors';
import { review, type Answer, type Propose, type ReviewResult } from '../../src/review';
import type { Change, ChangeSet, Finding } from '../../src/types';
import { changeSet, finding, planOf } from '../report/samples';

/** A made-up planner: each set upper-cases its own line in each of its files, unless one of its findings is declined. */
function planner(
  sets: readonly ChangeSet[],
  texts: Readonly<Record<string, string>>,
): Propose & { readonly calls: string[][] } {
  const calls: string[][] = [];
  const propose: Propose = async ({ declined }) => {
    calls.push([...declined]);
    const left = sets.filter((set) => !set.findings.some((one) => declined.has(one.id)));
    // Like the real one, it letters what is left afresh.
    const lettered = left.map((set, index) => ({ ...set, label: 'ABCDEF'[index] }));
    const changes = Object.entries(texts).map(([path, before]) => rewritten(path, before, left));
    return { plan: planOf(lettered), changes: changes.filter((one) => one.before !== one.after) };
  };
  return Object.assign(propose, { calls });
}

function rewritten(path: string, before: string, sets: readonly ChangeSet[]): Change {
  const own = sets.filter((set) => set.files.includes(path));
  const after = own.reduce((text, { label }) => text.replace(label.toLowerCase(), label), before);
  return { path, before, after, sets: own.map((set) => set.id) };
}

interface Outcome extends ReviewResult {
  readonly shown: string;
  readonly unused: readonly Answer[];
}

async function answering(propose: Propose, answers: string, width = 120): Promise<Outcome> {
  const left = [...answers].map((key): Answer => (key === '^' ? 'interrupt' : (key as Answer)));
  const shown: string[] = [];
  const view = { print: (text: string) => void shown.push(text), colors: createColors(false), width };
  const ask = async (): Promise<Answer> => {
    const answer = left.shift();
    if (!answer) throw new Error('asked more often than expected');
    return answer;
  };
  const result = await review(propose, ask, view);
  return { ...result, shown: shown.join(''), unused: left };
}

function idsOf(findings: readonly Finding[]): readonly string[] {
  return findings.map((one) => one.id);
}

const a = finding(1, { file: 'a.js', severity: 'critical' });
const b = finding(2, { file: 'b.js' });
const c = finding(3, { file: 'c.js', severity: 'low' });
const setA = changeSet('A', [a], { files: ['a.js', 'routes.js'] });
const setB = changeSet('B', [b], { files: ['b.js', 'routes.js'] });
const setC = changeSet('C', [c], { files: ['c.js'] });
const texts = { 'a.js': 'a\n', 'b.js': 'b\n', 'c.js': 'c\n', 'routes.js': 'a\nb\n' };

const separate = [changeSet('A', [a]), changeSet('B', [b]), setC];
const separateTexts = { 'a.js': 'a\n', 'b.js': 'b\n', 'c.js': 'c\n' };

test('yes to everything gives the proposal of the first plan', async () => {
  const propose = planner(separate, separateTexts);
  const { proposal, accepted, interrupted, unused } = await answering(propose, 'yyy');
  expect(accepted.map((set) => set.label)).toEqual(['A', 'B', 'C']);
  expect(proposal.changes.map((change) => change.after)).toEqual(['A\n', 'B\n', 'C\n']);
  expect({ interrupted, unused }).toEqual({ interrupted: false, unused: [] });
  expect(propose.calls).toEqual([[]]);
});

test('nothing to review asks nothing', async () => {
  const { accepted, shown } = await answering(planner([], {}), '');
  expect({ accepted, shown }).toEqual({ accepted: [], shown: '' });
});

test('the worst set is asked about first', async () => {
  const { accepted } = await answering(planner([setC, changeSet('B', [b]), changeSet('A', [a])], separateTexts), 'yq');
  expect(idsOf(accepted.flatMap((set) => set.findings))).toEqual([a.id]);
});

test('a no plans again at once without that set, and keeps the letters of the others', async () => {
  const propose = planner(separate, separateTexts);
  const { proposal, accepted, shown } = await answering(propose, 'nyy');
  expect(propose.calls).toEqual([[], [a.id]]);
  expect(idsOf(accepted.flatMap((set) => set.findings))).toEqual([b.id, c.id]);
  expect(proposal.changes.map((change) => change.path)).toEqual(['b.js', 'c.js']);
  expect(shown).toContain('set B  2 of 3');
  expect(shown).toContain('accepted 0 · skipped 1');
});

test('a set is taken only when every one of its files is', async () => {
  const two = changeSet('A', [a], { files: ['a.js', 'c.js'] });
  const { proposal, accepted } = await answering(planner([two], { 'a.js': 'a\n', 'c.js': 'a\n' }), 'yn');
  expect(accepted).toEqual([]);
  expect(proposal.changes).toEqual([]);
});

describe('a file of several sets', () => {
  test('shows for each set only what that set adds, and ends with both', async () => {
    const { proposal, shown } = await answering(planner([setA, setB], texts), 'yyyy');
    const pages = shown.split('set ').filter((page) => page.includes('routes.js   linked'));
    expect(pages[0]).toContain('+ A');
    expect(pages[0]).not.toContain('+ B');
    expect(pages[1]).toContain('+ B');
    expect(pages[1]).not.toContain('+ A');
    expect(proposal.changes.find((change) => change.path === 'routes.js')?.after).toBe('A\nB\n');
  });

  test('a no on it declines every undecided set that changes it, and says so', async () => {
    const propose = planner([setA, setB, setC], texts);
    const { accepted, shown } = await answering(propose, 'yny');
    expect(propose.calls).toContainEqual([a.id, b.id]);
    expect(idsOf(accepted.flatMap((set) => set.findings))).toEqual([c.id]);
    expect(shown).toContain('skipped sets A, B (2 calls): they all change routes.js');
  });

  test('a no on it keeps the set that was accepted before, with only its edits', async () => {
    const { proposal, accepted } = await answering(planner([setA, setB], texts), 'yyyn');
    expect(idsOf(accepted.flatMap((set) => set.findings))).toEqual([a.id]);
    expect(proposal.changes.find((change) => change.path === 'routes.js')?.after).toBe('A\nb\n');
  });
});

describe('ending early', () => {
  test('all accepts this set and the rest', async () => {
    const { accepted } = await answering(planner(separate, separateTexts), 'na');
    expect(idsOf(accepted.flatMap((set) => set.findings))).toEqual([b.id, c.id]);
  });

  test.each([
    ['q', false],
    ['^', true],
  ])('%s keeps what was accepted and nothing else', async (key, expected) => {
    const { proposal, accepted, interrupted } = await answering(planner(separate, separateTexts), `y${key}`);
    expect(idsOf(accepted.flatMap((set) => set.findings))).toEqual([a.id]);
    expect(proposal.changes.map((change) => change.path)).toEqual(['a.js']);
    expect(interrupted).toBe(expected);
  });

  test('a set that was half way through is not kept', async () => {
    const { proposal, accepted } = await answering(planner([setA, setB], texts), 'yq');
    expect({ accepted, changes: proposal.changes }).toEqual({ accepted: [], changes: [] });
  });
});

describe('what is shown', () => {
  test('where we are, why, the diff and the hazards, with the file that has them', async () => {
    const hazards = [{ code: 'H1', message: 'two requests may interleave', guard: 'guarded by a lock', at: 'a.js:1' }];
    const set = { ...setA, hazards };
    const { shown } = await answering(planner([set, setC], texts), 'yyq');
    expect(shown.split('\n').slice(1, 7)).toEqual([
      'set A  1 of 2   file 1 of 2   a.js   linked: routes.js   accepted 0 · skipped 0',
      'why    GET /users/:id → show → load → fs.readFileSync',
      ' 1   - a',
      ' 1   + A',
      'hazard A1 two requests may interleave (guarded by a lock), a.js:1',
      '',
    ]);
    expect(shown.split('hazard A1')).toHaveLength(2);
  });

  test('w shows the whole way and asks again, ? explains the keys and asks again', async () => {
    const { shown, accepted } = await answering(planner([changeSet('A', [a])], separateTexts), 'w?y');
    expect(shown).toContain(
      'GET /users/:id   critical\n  → show (routes/users.js:12)\n  → load (a.js:5)\n  → fs.readFileSync (a.js:1)',
    );
    expect(shown).toContain('q  stop here, keep what was accepted');
    expect(accepted).toHaveLength(1);
  });

  test('three lines of context, a gap between hunks, and nothing that steers the terminal', async () => {
    const before = ['\u001b[2J', ...Array.from({ length: 30 }, (_, index) => `line ${index}`)].join('\r\n');
    const propose: Propose = async () => ({
      plan: planOf([changeSet('A', [a])]),
      changes: [
        {
          path: 'a.js',
          before,
          after: before.replace('line 1\r', 'X\r').replace('line 20', 'Y'),
          sets: [changeSet('A', [a]).id],
        },
      ],
    });
    const { shown } = await answering(propose, 'y');
    expect(shown).toContain('  1     <1b>[2J\n  2     line 0\n  3   - line 1\n  3   + X\n  4     line 2');
    expect(shown).toContain(' ⋮\n');
    expect(shown).not.toMatch(/[\u001b\r]/);
  });

  test('at 40 columns the header and the why are wrapped', async () => {
    const { shown } = await answering(planner([setA], texts), 'q', 40);
    expect(Math.max(...shown.split('\n').map((line) => line.length))).toBeLessThanOrEqual(40);
  });
});
